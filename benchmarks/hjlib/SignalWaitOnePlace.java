// expect: false(no-data-race)
// note: A producer in mode SIG does not wait: it may write the next item while this one is read.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class SignalWaitOnePlace {
    static int item;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    for (int k = 0; k < 3; k++) {
                        item = k + 1;
                        next();
                    }
                });
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    for (int k = 0; k < 3; k++) {
                        next();
                        final int r = item; //~ race with line 18
                    }
                });
            });
        });
    }
}
