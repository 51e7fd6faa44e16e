// expect: true
// note: Between signal and wait each task works on what is its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class SplitPhase {
    static int x;
    static int y;
    static int own;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    ph.signal();
                    own = 5;
                    ph.doWait();
                    assert y == 2;
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    y = 2;
                    signal();
                    doWait();
                    assert x == 1;
                });
            });
        });
    }
}
