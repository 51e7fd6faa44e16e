// expect: true
// note: What a future throws is seen by get only, and nobody gets this one.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ExceptionInForgottenFuture {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final int zero = args.length;
                final HjFuture<Integer> f = future(() -> 1 / zero);
            });
        });
    }
}
