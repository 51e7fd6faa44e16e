// expect: false(no-deadlock)
// note: Nobody puts the value, so the await body never starts and the finish never ends.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfNeverPutDeadlock {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<String> ddf = newDataDrivenFuture();
            finish(() -> { //~ deadlock
                asyncAwait(ddf, () -> { //~ deadlock
                    System.out.println(ddf.get());
                });
            });
        });
    }
}
