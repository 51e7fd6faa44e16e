// expect: false(no-deadlock)
// note: A future that gets itself, through an array.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FutureWaitsForItself {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<?>[] self = new HjFuture<?>[1];
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            final HjFuture<Integer> f = futureAwait(ready, () -> 1 + (Integer) self[0].get()); //~ deadlock
            self[0] = f;
            ready.put(true);
            f.get(); //~ deadlock
        });
    }
}
