// expect: false(no-data-race)
// note: The reader waits for the phaser that the writer signals before it writes, and not for the other one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;

public class PhaserPairFormsRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.DEFAULT_MODE);
            final HjPhaser other = newPhaser(HjPhaserMode.SIG_WAIT);
            asyncPhased(new HjPhaserPair(ph, HjPhaserMode.SIG), new HjPhaserPair(other, HjPhaserMode.SIG), () -> {
                ph.signal();
                x = 1; //~ race with line 24
                other.signal();
            });
            asyncPhased(HjPhaserPair.PhaserPair(ph, HjPhaserMode.WAIT), () -> {
                doWait();
                x++;
            });
        });
    }
}
