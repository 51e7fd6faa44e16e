// expect: true
// note: The end of a task comes before the phase that it releases, and so does what the task did.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserEndOrders {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    y = 1;
                    ph.drop();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    final int sum = x + y;
                    assert sum == 2;
                });
            });
        });
    }
}
