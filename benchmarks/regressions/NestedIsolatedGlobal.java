// expect: true
// note: A global block inside a global one and an object block inside a global one take no further lock.

import static edu.rice.hj.Module2.*;

public class NestedIsolatedGlobal {
    static int x = 0;
    static final Object lock = new Object();

    static void bump() {
        isolated(() -> {
            x++;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        bump();
                        isolated(lock, () -> {
                            x++;
                        });
                    });
                });
                async(() -> bump());
            });
            assert x == 3;
        });
    }
}
