// expect: false(exception)
// note: Who gets a value that has failed is thrown what wraps the reason.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class ValueFailed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> f = newDataDrivenFuture(true);
            asyncAwait(f, () -> {
                final int n = f.get(); //~ exception: RuntimeException
            });
            f.failed(new Exception("no value"));
        });
    }
}
