// expect: true
// note: The second region is only opened by a task that knows that the first is closed.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionUnderGuard {
    static boolean done = false;

    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a, 0);
                a[0] = 1;
                releaseW(a, 0);
                isolated(() -> {
                    done = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> done);
                if (seen) {
                    acquireW(a, 0);
                    a[0] = 2;
                    releaseW(a, 0);
                }
            });
        });
    }
}
