// expect: true
// note: Twin of FinishInFutureDeadlock: the put comes first.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FinishInFuture {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            final HjFuture<Integer> f = future(() -> {
                finish(() -> {
                    asyncAwait(ddf, () -> {
                        x = ddf.get();
                    });
                });
                return x;
            });
            ddf.put(6);
            assert f.get() == 6 && x == 6;
        });
    }
}
