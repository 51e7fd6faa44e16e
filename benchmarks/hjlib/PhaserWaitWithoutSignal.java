// expect: false(exception)
// note: A wait needs the signal of the same phase.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserWaitWithoutSignal {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                ph.doWait(); //~ exception: PhaserException
            });
        });
    }
}
