// expect: false(no-data-race)
// note: With two places item k + 2 may be written while item k is read.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class BoundedRingTooSmall {
    static final int[] ring = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT, 1);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 6; k++) {
                        ring[k % 2] = k;
                        next();
                    }
                });
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    for (int k = 0; k < 6; k++) {
                        next();
                        final int r = ring[k % 2]; //~ race with line 18
                    }
                });
                ph.drop();
            });
        });
    }
}
