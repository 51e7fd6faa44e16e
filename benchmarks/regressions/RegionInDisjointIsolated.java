// expect: false(permission)
// note: Blocks on different objects overlap in time, and so do their regions; the accesses do not collide.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionInDisjointIsolated {
    public static void main(final String[] args) {
        final int[] a = new int[2];
        final Object left = new Object();
        final Object right = new Object();
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(left, () -> {
                    acquireW(a, 0, 1); //~ conflict with line 22
                    a[0] = 1;
                    releaseW(a, 0, 1);
                });
            });
            async(() -> {
                isolated(right, () -> {
                    acquireW(a, 0, 1);
                    a[1] = 1;
                    releaseW(a, 0, 1);
                });
            });
        });
    }
}
