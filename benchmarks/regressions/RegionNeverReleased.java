// expect: false(permission)
// note: The first task forgets its release; that the second region overlaps follows only from it.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionNeverReleased {
    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireW(a, 0); //~ permission: never released
                    a[0] = 1;
                });
            });
            finish(() -> {
                async(() -> {
                    acquireW(a, 0);
                    a[0] = 2;
                    releaseW(a, 0);
                });
            });
        });
    }
}
