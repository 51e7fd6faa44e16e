// expect: true
// note: Twin of PutInsideIsolatedRace: the write comes before the put, and the put before the await body.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class PutLastInIsolated {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            asyncAwait(ddf, () -> {
                final int r = x;
                assert r == 1;
            });
            isolated(() -> {
                x = 1;
                ddf.put(1);
            });
        });
    }
}
