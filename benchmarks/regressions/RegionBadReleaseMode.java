// expect: false(permission)
// note: The task holds a write region and releases a read region, so the write region stays held as well.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionBadReleaseMode {
    public static void main(final String[] args) {
        final int[] a = new int[4];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a, 1); //~ permission: never released
                a[1] = 1;
                releaseR(a, 1); //~ permission: bad release
            });
        });
    }
}
