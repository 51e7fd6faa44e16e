// expect: false(no-data-race)
// note: What awaits several values comes behind them, not before what is done after the last one has been put.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.Arrays;

public class AwaitListsRace {
    static int list;
    static int one;
    static int two;
    static int three;
    static int several;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> a = newDDF();
            final HjDataDrivenFuture<Integer> b = newDDF();
            final HjDataDrivenFuture<Integer> c = newDDF();
            asyncAwait(Arrays.asList(a, b, c), () -> list = 1); //~ race with line 29
            asyncNbAwait(a, () -> one = 1); //~ race with line 29
            asyncNbAwait(a, b, () -> two = 1); //~ race with line 29
            asyncNbAwait(a, b, c, () -> three = 1); //~ race with line 29
            asyncNbAwait(Arrays.asList(a, c), () -> several = 1); //~ race with line 29
            a.put(1);
            b.put(1);
            c.put(1);
            final int sum = list + one + two + three + several;
        });
    }
}
