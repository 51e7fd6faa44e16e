// expect: false(permission)
// note: If the last count was seen, the range reaches index 3, which the parent holds. It is not touched there.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionRangeReadInIsolated {
    static int count = 2;

    public static void main(final String[] args) {
        final int[] a = new int[6];
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    count = 4;
                });
            });
            async(() -> {
                final int n = isolatedWithReturn(() -> count);
                acquireW(a, 0, n - 1); //~ conflict with line 26
                for (int i = 0; i < n - 1; i++) {
                    a[i] = i;
                }
                releaseW(a, 0, n - 1);
            });
            acquireR(a, 3, 5);
            final int sum = a[3] + a[4] + a[5];
            releaseR(a, 3, 5);
        });
    }
}
