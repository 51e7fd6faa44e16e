// expect: false(permission)
// note: The upgrade conflicts with the other task's read region, though it reads another element.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionUpgradeWithReader {
    public static void main(final String[] args) {
        final int[] a = new int[4];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireR(a, 0, 3);
                final int old = a[0];
                acquireW(a, 0, 3); //~ conflict with line 20
                a[0] = old + 1;
                releaseW(a, 0, 3);
                releaseR(a, 0, 3);
            });
            async(() -> {
                acquireR(a, 1);
                final int r = a[1];
                releaseR(a, 1);
            });
        });
    }
}
