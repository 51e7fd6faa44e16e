// expect: false(no-data-race)
// note: Iterations that only wait hold nobody: the caller may read before they write.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import java.util.List;

public class ForasyncPhasedListSignals {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                forasyncPhased(0, 2, List.of(ph.inMode(HjPhaserMode.WAIT)), (i) -> {
                    a[i] = 1;
                    next();
                });
                next();
                final int r = a[0]; //~ race with line 18
            });
        });
    }
}
