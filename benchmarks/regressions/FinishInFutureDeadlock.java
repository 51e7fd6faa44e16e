// expect: false(no-deadlock)
// note: The future's finish waits for a put that the parent only makes after it has got the future.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class FinishInFutureDeadlock {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            final HjFuture<Integer> f = future(() -> {
                finish(() -> { //~ deadlock
                    asyncAwait(ddf, () -> { //~ deadlock
                        System.out.println(ddf.get());
                    });
                });
                return 1;
            });
            final int v = f.get(); //~ deadlock
            ddf.put(v);
        });
    }
}
