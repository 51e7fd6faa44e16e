// expect: false(assertion)
// note: Who has signalled has not waited yet.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserNotWaited {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            next();
            ph.signal();
            assert ph.getWaitPhase() == 2; //~ assertion
        });
    }
}
