// expect: false(exception)
// note: A data-driven future that nobody has filled yet gives nothing, and does not wait.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class SafeGetTooEarly {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> given = newDataDrivenFuture();
            finish(() -> {
                async(() -> given.put(3));
                System.out.println(given.safeGet()); //~ exception: IllegalStateException
            });
        });
    }
}
