// expect: true
// note: A global isolated block excludes every object-based one.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationBesideGlobal {
    static int x = 0;

    public static void main(final String[] args) {
        final Object lock = new Object();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(lock, () -> {
                        x += 2;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        x += 3;
                    });
                });
            });
            assert x == 5;
        });
    }
}
