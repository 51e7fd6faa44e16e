// expect: true
// note: Await bodies begin also when an input failed or was cancelled; then get throws.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class AwaitFailedInput {
    static int begun;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> cancelled = newDataDrivenFuture();
            finish(() -> {
                final HjFuture<Integer> failing = future(() -> {
                    throw new IllegalArgumentException("fails");
                });
                asyncAwait(failing, () -> {
                    begun++;
                    try {
                        failing.get();
                        assert false;
                    } catch (IllegalArgumentException e) {
                        begun++;
                    }
                    cancelled.cancel();
                });
                asyncAwait(cancelled, () -> {
                    begun++;
                    try {
                        cancelled.get();
                        assert false;
                    } catch (HjFuture.CancelledException e) {
                        begun++;
                    }
                });
            });
            assert begun == 4;
        });
    }
}
