// expect: true
// note: Mode and phases are those of the calling task's registration.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserQueries {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            assert ph.getPhaserMode() == HjPhaserMode.SIG_WAIT;
            assert ph.getSigPhase() == 0 && ph.getWaitPhase() == 0;
            ph.signal();
            assert ph.getSigPhase() == 1 && ph.getWaitPhase() == 0;
            ph.doWait();
            assert ph.getSigPhase() == 1 && ph.getWaitPhase() == 1;
            asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                assert ph.getPhaserMode() == HjPhaserMode.SIG;
                assert ph.getSigPhase() == 1;
            });
        });
    }
}
