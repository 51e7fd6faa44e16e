// expect: false(no-deadlock)
// note: A task that is registered on the second phaser, too, signals the first one only, and then waits for what comes after the second.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCountTooHigh {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext();
                    p.doNext(); //~ deadlock
                });
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext();
                    q.doNext(); //~ deadlock
                    p.doNext();
                });
            });
        });
    }
}
