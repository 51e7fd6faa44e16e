// expect: false(no-data-race)
// note: The writer is registered to wait only: its next does not signal, and nobody waits for it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserSignalMissingRacy {
    static int message;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    message = 42;
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    final int r = message; //~ race with line 17
                });
            });
        });
    }
}
