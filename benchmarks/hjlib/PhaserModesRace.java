// expect: false(no-data-race)
// note: Who is registered in mode WAIT does not signal: nobody waits for what it writes.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;

public class PhaserModesRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT_SINGLE);
                asyncPhased(HjPhaserPair.PhaserPair(phaser, HjPhaserMode.WAIT), () -> {
                    x = 1;
                    next();
                });
                next();
                final int r = x; //~ race with line 18
            });
        });
    }
}
