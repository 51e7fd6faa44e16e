// expect: false(no-data-race)
// note: The get orders the future's body, but reading the field that holds the future is itself unordered.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureInPlainFieldRace {
    static HjFuture<Integer> f = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                f = future(() -> 4); //~ race with line 16
            });
            final HjFuture<Integer> found = f;
            if (found != null) {
                assert found.get() == 4;
            }
        });
    }
}
