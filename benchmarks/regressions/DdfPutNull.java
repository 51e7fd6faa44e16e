// expect: true
// note: Null is a value: whoever waits for it goes on.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfPutNull {
    static boolean done;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<String> ddf = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(ddf, () -> {
                    assert ddf.get() == null;
                    done = true;
                });
                ddf.put(null);
            });
            assert done && ddf.resolved() && !ddf.failed();
        });
    }
}
