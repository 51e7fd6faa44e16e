// expect: true
// note: Signal or drop, as the order of sections has it: the phase is over either way, and both order what came before.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserDropUnderCondition {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                async(() -> isolated(() -> {
                    x = 1;
                }));
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    y = 1;
                    final int r = isolatedWithReturn(() -> x);
                    if (r == 1) {
                        next();
                    } else {
                        ph.drop();
                    }
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert y == 1;
                });
            });
        });
    }
}
