// expect: false(no-data-race)
// note: The second task meets the first one on the phaser q, but x is written after that.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class DoNextOtherPhaser {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    q.doNext();
                    x = 1;
                    p.doNext();
                });
                asyncPhased(q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    final int r = x; //~ race with line 19
                });
            });
        });
    }
}
