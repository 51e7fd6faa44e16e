// expect: true
// note: The iterations are registered on the caller's phaser.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import java.util.List;

public class ForasyncPhasedList {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                forasyncPhased(0, 2, List.of(ph.inMode(HjPhaserMode.SIG_WAIT)), (i) -> {
                    a[i] = 1;
                    next();
                });
                next();
                final int sum = a[0] + a[1] + a[2];
                assert sum == 3;
            });
        });
    }
}
