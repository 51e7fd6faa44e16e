// expect: true
// note: The bound keeps signals one phase ahead of waits: item k + 3 is written after the signal of phase k + 3,
// note: which comes after the wait for phase k + 2, and that after item k has been read.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class BoundedRing {
    static final int[] ring = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT, 1);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 6; k++) {
                        ring[k % 3] = k;
                        next();
                    }
                });
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    for (int k = 0; k < 6; k++) {
                        next();
                        final int r = ring[k % 3];
                        assert r == k;
                    }
                });
                ph.drop();
            });
        });
    }
}
