// expect: true
// note: All ways to name a phaser and a mode; the default mode signals and waits.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;

public class PhaserPairForms {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.DEFAULT_MODE);
                final HjPhaser other = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(HjPhaserPair.PhaserPair(ph, HjPhaserMode.SIG), new HjPhaserPair(other, HjPhaserMode.SIG), () -> {
                    x = 1;
                    signal();
                });
                asyncPhased(new HjPhaserPair(ph, HjPhaserMode.WAIT), other.inMode(HjPhaserMode.WAIT), () -> {
                    doWait();
                    y = x;
                });
            });
            assert y == 1;
        });
    }
}
