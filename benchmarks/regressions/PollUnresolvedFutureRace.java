// expect: false(no-data-race)
// note: A future seen as not resolved orders nothing: its body may write at the same time.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class PollUnresolvedFutureRace {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                x = 1;
                return 2;
            });
            if (!f.resolved()) {
                x = 3; //~ race with line 14
            }
        });
    }
}
