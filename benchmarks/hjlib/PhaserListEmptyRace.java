// expect: false(no-data-race)
// note: A task with no registration waits for nobody.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import java.util.ArrayList;

public class PhaserListEmptyRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    next();
                });
                asyncPhased(new ArrayList<HjPhaserPair>(), () -> {
                    next();
                    final int r = x; //~ race with line 19
                });
            });
        });
    }
}
