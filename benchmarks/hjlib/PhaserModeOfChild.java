// expect: false(assertion)
// note: A task has the mode in which it was registered, not the one of its parent.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;

public class PhaserModeOfChild {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            asyncPhased(new HjPhaserPair(ph, HjPhaserMode.SIG), () -> {
                assert ph.getPhaserMode() == HjPhaserMode.SIG_WAIT; //~ assertion
            });
        });
    }
}
