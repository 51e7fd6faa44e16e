// expect: true
// note: Twin of ObjectIsolationDisjointRace: both blocks name one common object.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationShared {
    static int x = 0;

    public static void main(final String[] args) {
        final Object left = new Object();
        final Object middle = new Object();
        final Object right = new Object();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(left, middle, () -> {
                        x = x + 1;
                    });
                });
                async(() -> {
                    isolated(middle, right, () -> {
                        x = x + 1;
                    });
                });
            });
            assert x == 2;
        });
    }
}
