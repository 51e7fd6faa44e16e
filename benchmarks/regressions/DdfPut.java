// expect: true
// note: Twin of DdfNeverPutDeadlock.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfPut {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(ddf, () -> {
                    x = x + ddf.get();
                });
                async(() -> {
                    x = 1;
                    ddf.put(2);
                });
            });
            assert x == 3;
        });
    }
}
