// expect: false(exception)
// note: The get that does not wait may come before the value.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class SafeGetTooEarly {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> 1);
            final int n = f.safeGet(); //~ exception: IllegalStateException
        });
    }
}
