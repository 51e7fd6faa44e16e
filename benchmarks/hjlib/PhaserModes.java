// expect: true
// note: Who is registered in mode SIG_WAIT_SINGLE may register others in any mode.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;

public class PhaserModes {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(HjPhaserMode.SIG), () -> {
                    assert phaser.getPhaserMode() == HjPhaserMode.SIG;
                    x = 1;
                    next();
                });
                asyncPhased(HjPhaserPair.PhaserPair(phaser, HjPhaserMode.WAIT), () -> {
                    next();
                    assert x == 1;
                });
                asyncPhased(new HjPhaserPair(phaser, HjPhaserMode.SIG_WAIT_SINGLE), () -> {
                    next();
                    assert x == 1 && phaser.getWaitPhase() == 1;
                });
                next();
                assert x == 1;
            });
        });
    }
}
