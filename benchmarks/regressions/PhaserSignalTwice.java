// expect: true
// note: Two signals in one phase count once: the second phase still waits for the task.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserSignalTwice {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    ph.signal();
                    ph.signal();
                    ph.doWait();
                    x = 1;
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    next();
                    assert x == 1;
                });
            });
        });
    }
}
