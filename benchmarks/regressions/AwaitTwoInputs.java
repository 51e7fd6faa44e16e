// expect: true
// note: The await body comes after the put and after the end of the future's body.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class AwaitTwoInputs {
    static int x = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            final HjFuture<Integer> f = future(() -> {
                x = 1;
                return 10;
            });
            async(() -> {
                y = 2;
                ddf.put(20);
            });
            asyncAwait(f, ddf, () -> {
                assert x + y + ddf.get() + f.get() == 33;
            });
        });
    }
}
