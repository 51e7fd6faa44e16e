// expect: true
// note: doNext meets on one phaser, next on all: the second task is on the first phaser alone.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class DoNextOnePhaser {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    p.doNext();
                    y = 1;
                    q.doNext();
                });
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext();
                    assert x == 1;
                });
                asyncPhased(q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert x + y == 2;
                });
            });
        });
    }
}
