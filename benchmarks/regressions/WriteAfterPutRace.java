// expect: false(no-data-race)
// note: The put orders only what comes before it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class WriteAfterPutRace {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> {
                ddf.put(20);
                x = 1; //~ race with line 19
            });
            asyncAwait(ddf, () -> {
                final int r = x;
            });
        });
    }
}
