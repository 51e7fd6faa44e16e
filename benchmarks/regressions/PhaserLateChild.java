// expect: true
// note: A late child joins the present phase: nobody has to signal the past ones again.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserLateChild {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    x = 1;
                    next();
                });
                next();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert x == 1;
                });
            });
        });
    }
}
