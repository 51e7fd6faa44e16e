// expect: false(exception)
// note: One order fails the assertion, the other one throws; exceptions have precedence.

import static edu.rice.hj.Module2.*;

public class AssertionUnderBothExceptions {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    x = 1;
                });
            });
            final int seen = isolatedWithReturn(() -> x);
            if (seen == 0) {
                throw new IllegalStateException("too early"); //~ exception: IllegalStateException
            } else {
                assert seen == 2; //~ assertion
            }
        });
    }
}
