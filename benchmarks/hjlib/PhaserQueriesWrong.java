// expect: false(assertion)
// note: A signal counts once until its wait.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserQueriesWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            ph.signal();
            ph.signal();
            assert ph.getSigPhase() == 2; //~ assertion
        });
    }
}
