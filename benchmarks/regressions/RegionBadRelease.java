// expect: false(permission)
// note: The task releases an element that it does not hold.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionBadRelease {
    public static void main(final String[] args) {
        final int[] a = new int[4];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a, 0, 2);
                a[0] = 1;
                releaseW(a, 0, 3); //~ permission: bad release
            });
        });
    }
}
