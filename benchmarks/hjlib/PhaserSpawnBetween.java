// expect: false(exception)
// note: No task is registered between signal and wait.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserSpawnBetween {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                ph.signal();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> next()); //~ exception: PhaserException
            });
        });
    }
}
