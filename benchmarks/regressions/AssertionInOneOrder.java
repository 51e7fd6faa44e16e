// expect: false(assertion)
// note: 3 * 2 + 1 or (3 + 1) * 2: only the first order gives 7.

import static edu.rice.hj.Module2.*;

public class AssertionInOneOrder {
    static int x = 3;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        x = x * 2;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        x = x + 1;
                    });
                });
            });
            assert x == 7; //~ assertion
        });
    }
}
