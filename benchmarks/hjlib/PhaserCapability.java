// expect: false(exception)
// note: A task in mode SIG may register its child in mode SIG only.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCapability {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { //~ exception: PhaserException
                    });
                });
            });
        });
    }
}
