// expect: false(no-data-race)
// note: A task in mode WAIT does not delay a phase: the creator may pass it and write before the task reads.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserWaitersHoldNobody {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    final int r = x; //~ race with line 21
                    next();
                });
                next();
                x = 1;
            });
        });
    }
}
