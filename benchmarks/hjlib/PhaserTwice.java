// expect: false(exception)
// note: A task is registered on a phaser only once.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserTwice {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), ph.inMode(HjPhaserMode.WAIT), () -> next()); //~ exception: PhaserException
            });
        });
    }
}
