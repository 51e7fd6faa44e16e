// expect: false(no-data-race)
// note: Items are written after the phase for which their reader waits, and by neighbours in one phase.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import java.util.Arrays;
import java.util.List;

public class PhasedItemsRace {
    static int last;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[2];
            final List<Integer> items = Arrays.asList(0, 1);
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                forasyncPhased(items, Arrays.asList(ph.inMode(HjPhaserMode.SIG_WAIT)), i -> {
                    next();
                    a[i] = i; //~ race with line 25
                });
                next();
                final int sum = a[0] + a[1];
            });
            forasyncPhased(items, i -> {
                next();
                last = i; //~ race with line 29
            });
        });
    }
}
