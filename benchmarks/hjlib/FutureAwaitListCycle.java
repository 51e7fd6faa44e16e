// expect: false(no-deadlock)
// note: Each of the futures awaits, among others, what only the other one brings.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import java.util.Arrays;

public class FutureAwaitListCycle {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> go = newDDF();
            final HjDataDrivenFuture<Integer> stop = newDDF();
            final HjFuture<Integer> first = futureAwait(Arrays.asList(go, stop), () -> 1); //~ deadlock
            futureNbAwait(Arrays.asList(go, first), () -> { //~ deadlock
                stop.put(1);
                return 2;
            });
            go.put(0);
        });
    }
}
