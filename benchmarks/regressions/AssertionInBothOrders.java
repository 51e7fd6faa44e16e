// expect: true
// note: Twin of AssertionInOneOrder: the assertion allows both results.

import static edu.rice.hj.Module2.*;

public class AssertionInBothOrders {
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
            assert x == 7 || x == 8;
        });
    }
}
