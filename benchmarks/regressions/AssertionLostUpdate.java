// expect: false(assertion)
// note: Reading and writing in two blocks loses an update if the other task comes between.

import static edu.rice.hj.Module2.*;

public class AssertionLostUpdate {
    static int x = 0;

    static void increment() {
        final int old = isolatedWithReturn(() -> x);
        isolated(() -> {
            x = old + 1;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> increment());
                async(() -> increment());
            });
            assert x == 2; //~ assertion
        });
    }
}
