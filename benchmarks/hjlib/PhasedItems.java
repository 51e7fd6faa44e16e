// expect: true
// note: One task for each item, on the listed phasers, or on one that is only theirs.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import java.util.Arrays;
import java.util.List;

public class PhasedItems {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[3];
            final List<Integer> items = Arrays.asList(0, 2);
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                forasyncPhased(items, Arrays.asList(ph.inMode(HjPhaserMode.SIG_WAIT)), i -> {
                    a[i] = i;
                    next();
                });
                next();
                assert a[0] + a[2] == 2;
            });
            finish(() -> forasyncPhased(items, i -> {
                a[i]++;
                next();
                assert a[2 - i] == 3 - i;
            }));
        });
    }
}
