// expect: true
// note: The writer signals after it has written.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserSignalMissingFixed {
    static int message;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    message = 42;
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    final int r = message;
                    assert r == 42;
                });
            });
        });
    }
}
