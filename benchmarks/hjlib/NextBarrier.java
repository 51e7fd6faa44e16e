// expect: true
// note: Each task writes before next what the other one reads after it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class NextBarrier {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    next();
                    assert y == 2;
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    y = 2;
                    next();
                    assert x == 1;
                });
            });
        });
    }
}
