// expect: false(permission)
// note: As RegionUnderGuard, but the flag is set just before the release: regions overlap, accesses do not.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionUnderGuardTooEarly {
    static boolean done = false;

    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a, 0); //~ conflict with line 24
                a[0] = 1;
                isolated(() -> {
                    done = true;
                });
                releaseW(a, 0);
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
