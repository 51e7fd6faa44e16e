// expect: false(no-deadlock)
// note: next inside isolated keeps the lock while it waits for a task that needs it first.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class NextInsideIsolated {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    isolated(() -> {
                        x++;
                        next(); //~ deadlock
                    });
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    isolated(() -> { //~ deadlock
                        x++;
                    });
                    next();
                });
            });
        });
    }
}
