// expect: false(no-data-race)
// note: The caller's next does not wait for the iterations.

import static edu.rice.hj.Module2.*;

public class ForasyncPhasedCallerRace {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forasyncPhased(0, 2, (i) -> {
                    a[i] = 1;
                    next();
                });
                next();
                final int r = a[0]; //~ race with line 13
            });
        });
    }
}
