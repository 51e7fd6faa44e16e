// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FuturesWaitForEachOtherMended {
    static HjFuture<Integer> left;
    static HjFuture<Integer> right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            left = futureAwait(ready, () -> right.get() + 1);
            right = futureAwait(ready, () -> 1);
            ready.put(true);
            assert left.get() == 2;
        });
    }
}
