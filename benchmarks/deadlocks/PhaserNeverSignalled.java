// expect: false(no-deadlock)
// note: The creator is registered, and waits for a future whose task waits for its signal.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserNeverSignalled {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                next(); //~ deadlock
                ddf.put(1);
            });
            final HjFuture<Integer> f = futureAwait(ddf, () -> ddf.get()); //~ deadlock
            f.get(); //~ deadlock
        });
    }
}
