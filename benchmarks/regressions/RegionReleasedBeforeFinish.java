// expect: true
// note: Twin of RegionHeldAcrossFinish.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionReleasedBeforeFinish {
    public static void main(final String[] args) {
        final int[] a = new int[2];
        launchHabaneroApp(() -> {
            acquireW(a, 0, 1);
            a[0] = 1;
            releaseW(a, 0, 1);
            finish(() -> {
                async(() -> {
                    acquireR(a, 0);
                    assert a[0] == 1;
                    releaseR(a, 0);
                });
            });
            acquireW(a, 0, 1);
            a[1] = 2;
            releaseW(a, 0, 1);
        });
    }
}
