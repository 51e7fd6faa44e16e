// expect: false(exception)
// note: After drop the task is not registered any more.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserAfterDrop {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                ph.drop();
                ph.doNext(); //~ exception: PhaserException
            });
        });
    }
}
