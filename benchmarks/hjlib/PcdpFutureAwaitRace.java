// expect: false(no-data-race)
// note: A future comes behind those that it awaits, and beside all others.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Future;

public class PcdpFutureAwaitRace {
    static int x;

    public static void main(final String[] args) {
        finish(() -> {
            final Future<Integer> a = future(() -> 1);
            final Future<Integer> b = future(() -> x = 2); //~ race with line 15
            final Future<Integer> c = futureAwait(() -> x + 1, a);
            asyncAwait(() -> x = 3, a, b, c);
        });
    }
}
