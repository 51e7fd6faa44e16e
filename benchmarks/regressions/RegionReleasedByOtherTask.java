// expect: false(permission)
// note: A region belongs to the task that acquired it; the child's release fails and the region stays held.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionReleasedByOtherTask {
    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            acquireW(a, 0); //~ permission: never released
            a[0] = 1;
            async(() -> {
                releaseW(a, 0); //~ permission: bad release
            });
        });
    }
}
