// expect: unknown(unsupported)
// note: Whether a finish waits for the inputs of a future that has been cancelled before they were there is not described.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class WaitingFutureCancelled {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> input = newDataDrivenFuture();
            async(() -> input.put(1));
            final HjFuture<Integer> next = futureAwait(input, () -> 2);
            next.cancel();
        });
    }
}
