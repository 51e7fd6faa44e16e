// expect: false(exception)
// note: Also where the body throws: the tasks end, and the exception comes out.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCreatorGoneAtThrow {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    next();
                });
                throw new IllegalStateException(); //~ exception: IllegalStateException
            });
        });
    }
}
