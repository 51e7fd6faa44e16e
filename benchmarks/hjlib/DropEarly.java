// expect: true
// note: Nobody waits for a task that has dropped the phaser.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class DropEarly {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    ph.drop();
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> ph.drop(true));
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    next();
                    assert x == 1;
                });
            });
        });
    }
}
