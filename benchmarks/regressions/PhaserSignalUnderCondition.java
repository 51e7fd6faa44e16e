// expect: false(no-deadlock)
// note: Whether the signal comes depends on the order of sections; the wait is over in one order only.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserSignalUnderCondition {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
                async(() -> isolated(() -> {
                    x = 1;
                }));
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    final int r = isolatedWithReturn(() -> x);
                    if (r == 1) {
                        ph.signal();
                    }
                    finish(() -> { //~ deadlock
                        asyncAwait(ddf, () -> { //~ deadlock
                        });
                    });
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next(); //~ deadlock
                    ddf.put(1);
                });
            });
        });
    }
}
