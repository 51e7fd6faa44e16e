// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FutureWaitsForItselfMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<?>[] other = new HjFuture<?>[1];
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            final HjFuture<Integer> f = futureAwait(ready, () -> 1 + (Integer) other[0].get());
            other[0] = future(() -> 41);
            ready.put(true);
            assert f.get() == 42;
        });
    }
}
