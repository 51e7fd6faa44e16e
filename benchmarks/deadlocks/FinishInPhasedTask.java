// expect: false(no-deadlock)
// note: A phased task waits in a finish for a child that waits for what the other task does after the phase.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class FinishInPhasedTask {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    finish(() -> { //~ deadlock
                        asyncAwait(ddf, () -> { //~ deadlock
                        });
                    });
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next(); //~ deadlock
                    ddf.put(1);
                });
            });
        });
    }
}
