// expect: false(permission)
// note: The ranges share index 4, which neither task touches.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionTooWide {
    public static void main(final String[] args) {
        final int[] a = new int[9];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a, 0, 4); //~ conflict with line 19
                for (int i = 0; i < 4; i++) {
                    a[i] = 1;
                }
                releaseW(a, 0, 4);
            });
            async(() -> {
                acquireW(a, 4, 8);
                for (int i = 5; i < 9; i++) {
                    a[i] = 2;
                }
                releaseW(a, 4, 8);
            });
        });
    }
}
