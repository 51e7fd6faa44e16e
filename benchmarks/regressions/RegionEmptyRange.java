// expect: false(permission)
// note: Ranges are inclusive at both ends, so 3..2 is empty: a finding of its own, which covers nothing.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionEmptyRange {
    public static void main(final String[] args) {
        final int[] a = new int[6];
        launchHabaneroApp(() -> {
            final int low = 3;
            final int count = 0;
            acquireW(a, low, low + count - 1); //~ permission: empty range
            for (int i = low; i < low + count; i++) {
                a[i] = 1;
            }
            releaseW(a, low, low + count - 1); //~ permission: empty range
        });
    }
}
