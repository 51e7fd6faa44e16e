// expect: true
// note: Both signal first, then wait.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhasersOppositeOrderMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    signal();
                    p.doWait();
                    q.doWait();
                });
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    signal();
                    q.doWait();
                    p.doWait();
                });
            });
        });
    }
}
