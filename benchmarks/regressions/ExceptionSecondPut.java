// expect: false(exception)
// note: Whichever put comes second throws.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class ExceptionSecondPut {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> {
                ddf.put(1); //~ exception: IllegalStateException
            });
            async(() -> {
                ddf.put(2); //~ exception: IllegalStateException
            });
        });
    }
}
