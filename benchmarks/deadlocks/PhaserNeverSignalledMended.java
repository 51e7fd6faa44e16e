// expect: true
// note: The creator signals before it waits for the future.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserNeverSignalledMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                next();
                ddf.put(1);
            });
            final HjFuture<Integer> f = futureAwait(ddf, () -> ddf.get());
            ph.signal();
            assert f.get() == 1;
        });
    }
}
