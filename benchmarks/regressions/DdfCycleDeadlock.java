// expect: false(no-deadlock)
// note: Each await body would put what the other one waits for.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfCycleDeadlock {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            asyncAwait(left, () -> { //~ deadlock
                right.put(1);
            });
            asyncAwait(right, () -> { //~ deadlock
                left.put(1);
            });
        });
    }
}
