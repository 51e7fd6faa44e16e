// expect: false(no-deadlock)
// note: Each task waits for the phaser that the other one would signal next.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhasersOppositeOrder {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext(); //~ deadlock
                    q.doNext();
                });
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    q.doNext(); //~ deadlock
                    p.doNext();
                });
            });
        });
    }
}
