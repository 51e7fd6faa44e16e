// expect: true
// note: The task signals before its finish.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class FinishInPhasedTaskMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    signal();
                    finish(() -> {
                        asyncAwait(ddf, () -> {
                        });
                    });
                    doWait();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    ddf.put(1);
                });
            });
        });
    }
}
