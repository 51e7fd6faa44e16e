// expect: false(assertion)
// note: x++ on a volatile is a read and a write, and not atomic; it is no race either.

import static edu.rice.hj.Module1.*;

public class AssertionVolatileIncrement {
    static volatile int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x++;
                });
                async(() -> {
                    x++;
                });
            });
            assert x == 2; //~ assertion
        });
    }
}
