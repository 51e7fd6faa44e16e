// expect: false(no-data-race)
// note: The put is visible before the section ends: the await body may read x while the section writes it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class PutInsideIsolatedRace {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            asyncAwait(ddf, () -> {
                final int r = x;
            });
            isolated(() -> {
                ddf.put(1);
                x = 1; //~ race with line 15
            });
        });
    }
}
