// expect: false(no-data-race)
// note: The future waits for the first of two futures, and reads what the second one writes.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureAwaitOtherRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> first = future(() -> 1);
            final HjFuture<Integer> second = future(() -> x = 2); //~ race with line 15
            final HjFuture<Integer> sum = futureAwait(first, () -> first.get() + x);
            assert sum.get() == second.get() + 1; //~ assertion
        });
    }
}
