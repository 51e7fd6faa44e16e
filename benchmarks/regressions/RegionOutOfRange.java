// expect: false(permission)
// note: The end of the range is meant inclusively, so the length is one too many.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionOutOfRange {
    public static void main(final String[] args) {
        final int[] a = new int[6];
        launchHabaneroApp(() -> {
            acquireW(a, 0, a.length); //~ permission: out of range
            for (int i = 0; i < a.length; i++) {
                a[i] = 1;
            }
            releaseW(a, 0, a.length); //~ permission: out of range
        });
    }
}
