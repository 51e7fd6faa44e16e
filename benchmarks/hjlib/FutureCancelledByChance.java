// expect: false(assertion)
// note: Nothing says that a future has begun when it is cancelled at once.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureCancelledByChance {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = futureNb(() -> 1);
            assert !f.cancel(); //~ assertion
        });
    }
}
