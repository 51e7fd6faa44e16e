// expect: false(permission)
// note: The parent still holds its region while it waits for the child, which does not inherit it.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionHeldAcrossFinish {
    public static void main(final String[] args) {
        final int[] a = new int[2];
        launchHabaneroApp(() -> {
            acquireW(a, 0, 1); //~ conflict with line 15
            a[0] = 1;
            finish(() -> {
                async(() -> {
                    acquireR(a, 0);
                    assert a[0] == 1;
                    releaseR(a, 0);
                });
            });
            a[1] = 2;
            releaseW(a, 0, 1);
        });
    }
}
