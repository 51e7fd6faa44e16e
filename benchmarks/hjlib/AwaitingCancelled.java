// expect: true
// note: A cancelled value lets those begin who wait for it; it can be neither put nor cancelled again. A future that waits can be cancelled when its input is there.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class AwaitingCancelled {
    static int told;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture(false);
            finish(() -> {
                asyncAwait(never, () -> {
                    try {
                        never.get();
                    } catch (HjFuture.CancelledException e) {
                        told++;
                    }
                });
                assert never.cancel() && !never.cancel();
                try {
                    never.put(1);
                    assert false;
                } catch (IllegalStateException e) {
                }
                final HjFuture<Integer> next = futureAwait(never, () -> 2);
                if (!next.cancel()) {
                    assert next.get() == 2;
                }
            });
            assert told == 1;
        });
    }
}
