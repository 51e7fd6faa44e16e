// note: Twin of PhaserInnerFinishException: the inner finish has a phaser of its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserInnerFinishOwn {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser outer = newPhaser(HjPhaserMode.SIG_WAIT);
                finish(() -> {
                    final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                    asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                        x = 1;
                        next();
                    });
                    ph.doNext();
                    assert x == 1;
                });
                outer.drop();
            });
        });
    }
}
