// expect: false(no-deadlock)
// tasks: 3
// note: Each of two tasks would put a value that it computes from the other's.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfCycleUsesValues {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> a = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> b = newDataDrivenFuture();
            finish(() -> { //~ deadlock
                asyncAwait(a, () -> b.put(a.get() + 1)); //~ deadlock
                asyncAwait(b, () -> a.put(b.get() + 1)); //~ deadlock
            });
        });
    }
}
