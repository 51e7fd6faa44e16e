// expect: false(no-data-race)
// note: A future that has begun is not cancelled: who does not look whether it has been races with it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureCancelledTooLate {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> x = 1); //~ race with line 15
            f.cancel();
            x = 2;
        });
    }
}
