// expect: true
// note: A consumer in mode WAIT reads each item after its signal; each item has a place of its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class SignalWait {
    static final int[] items = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 3; k++) {
                        items[k] = k + 1;
                        next();
                    }
                });
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    int sum = 0;
                    for (int k = 0; k < 3; k++) {
                        next();
                        sum += items[k];
                    }
                    assert sum == 6;
                });
            });
        });
    }
}
