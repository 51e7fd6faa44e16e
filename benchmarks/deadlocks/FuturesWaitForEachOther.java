// expect: false(no-deadlock)
// note: Two futures that get each other, through fields.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FuturesWaitForEachOther {
    static HjFuture<Integer> left;
    static HjFuture<Integer> right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            left = futureAwait(ready, () -> right.get() + 1); //~ deadlock
            right = futureAwait(ready, () -> left.get() + 1); //~ deadlock
            ready.put(true);
        });
    }
}
