// expect: false(no-data-race)
// note: Signals alone do not wait: a fast task writes what a slow one still reads.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class Averaging1DPhaserRace {
    static final double[] a = {0, 0, 0, 0, 0, 1};
    static final double[] b = {0, 0, 0, 0, 0, 1};

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                for (int j = 1; j <= 4; j++) {
                    final int i = j;
                    asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                        double[] old = a;
                        double[] now = b;
                        for (int t = 0; t < 3; t++) {
                            now[i] = (old[i - 1] + old[i + 1]) / 2; //~ race with line 23
                            signal();
                            final double[] swap = old;
                            old = now;
                            now = swap;
                        }
                    });
                }
            });
        });
    }
}
