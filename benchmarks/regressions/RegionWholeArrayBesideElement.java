// expect: false(permission)
// note: A region on the array as a whole overlaps the region on each of its elements.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionWholeArrayBesideElement {
    public static void main(final String[] args) {
        final int[] a = new int[5];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(a); //~ conflict with line 17
                a[0] = 1;
                releaseW(a);
            });
            async(() -> {
                acquireW(a, 3);
                a[3] = 2;
                releaseW(a, 3);
            });
        });
    }
}
