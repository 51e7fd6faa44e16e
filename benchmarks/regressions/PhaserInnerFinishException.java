// expect: false(exception)
// note: A task that is created in an inner finish cannot be registered on a phaser of an outer one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserInnerFinishException {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                finish(() -> {
                    asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> next()); //~ exception: PhaserException
                });
            });
        });
    }
}
