// expect: true
// note: The result is read after the future is got.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureResultInFieldFixed {
    static int result = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Boolean> f = future(() -> {
                result = 42;
                return true;
            });
            assert f.get() && result == 42;
        });
    }
}
