// expect: true
// note: Three stages, two phasers: each stage waits for the one before and signals the one behind.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PipelinePhasers {
    static final int[] in = new int[3];
    static final int[] out = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser first = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser second = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(first.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 3; k++) {
                        in[k] = k;
                        next();
                    }
                });
                asyncPhased(first.inMode(HjPhaserMode.WAIT), second.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 3; k++) {
                        first.doWait();
                        out[k] = in[k] * in[k];
                        second.signal();
                    }
                });
                asyncPhased(second.inMode(HjPhaserMode.WAIT), () -> {
                    for (int k = 0; k < 3; k++) {
                        next();
                        final int r = out[k];
                        assert r == k * k;
                    }
                });
            });
        });
    }
}
