// expect: false(no-deadlock)
// note: A finish inside keeps the creator registered: it waits for a task that waits, through another one, for its signal.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCreatorInInnerFinishDeadlock {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next(); //~ deadlock
                    ddf.put(1);
                });
                finish(() -> { //~ deadlock
                    asyncAwait(ddf, () -> { //~ deadlock
                    });
                });
            });
        });
    }
}
