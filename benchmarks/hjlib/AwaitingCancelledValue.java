// expect: false(exception)
// note: Who waits for a value that is cancelled begins, and has none.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class AwaitingCancelledValue {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            asyncAwait(never, () -> {
                final int n = never.get(); //~ exception: CancelledException
            });
            never.cancel();
        });
    }
}
