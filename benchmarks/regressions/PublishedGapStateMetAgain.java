// expect: false(no-data-race)
// note: With the published algorithm, a state in which a task has just ended is followed by one task alone, also when it is met
// note: again where all would be tried. So not all orders of the four sections are seen, and n is never 1 afterwards.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PublishedGapStateMetAgain {
    static int n;
    static final int[] c = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 4; i++) {
                    final int k = i;
                    async(() -> isolated(() -> {
                        n = k;
                    }));
                }
            });
            finish(() -> {
                async(() -> {
                    acquireW(c, 0);
                    c[0] = 1; //~ race with line 31
                    releaseW(c, 0);
                });
                async(() -> {
                    if (n == 1) {
                        acquireW(c, 0); //~ conflict with line 24
                        c[0] = 2;
                        releaseW(c, 0);
                    }
                });
            });
        });
    }
}
