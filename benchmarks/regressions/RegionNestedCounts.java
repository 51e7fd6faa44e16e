// expect: true
// note: Regions of one task nest and are counted; the location is free after the last release.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionNestedCounts {
    static void bump(final int[] a, final int index) {
        acquireW(a, index);
        a[index]++;
        releaseW(a, index);
    }

    public static void main(final String[] args) {
        final int[] a = new int[2];
        launchHabaneroApp(() -> {
            acquireR(a, 0, 1);
            acquireW(a, 0, 1);
            bump(a, 0);
            bump(a, 1);
            releaseR(a, 0, 1);
            a[0]++;
            releaseW(a, 0, 1);
            async(() -> bump(a, 0));
            async(() -> bump(a, 1));
        });
    }
}
