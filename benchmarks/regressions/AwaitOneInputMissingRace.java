// expect: false(no-data-race)
// note: As AwaitTwoInputs with the future left out of the list.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class AwaitOneInputMissingRace {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            final HjFuture<Integer> f = future(() -> {
                x = 1; //~ race with line 23
                return 10;
            });
            async(() -> {
                ddf.put(20);
            });
            asyncAwait(ddf, () -> {
                final int r = x + ddf.get();
            });
        });
    }
}
