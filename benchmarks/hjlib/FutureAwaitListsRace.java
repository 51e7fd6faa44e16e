// expect: false(no-data-race)
// note: Each of the futures awaits all but the one that it reads behind.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import java.util.Arrays;

public class FutureAwaitListsRace {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> a = future(() -> x = 1); //~ race with line 18 //~ race with line 19
            final HjFuture<Integer> b = future(() -> y = 1); //~ race with line 20 //~ race with line 21
            final HjFuture<Integer> c = future(() -> 3);
            futureAwait(Arrays.asList(b, c), () -> x);
            futureNbAwait(b, c, () -> x + c.get());
            futureNbAwait(a, c, a, () -> y);
            futureNbAwait(Arrays.asList(c, a), () -> y + 1);
        });
    }
}
