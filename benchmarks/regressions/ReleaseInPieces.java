// expect: true
// note: A range may be given back in pieces and in any order.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class ReleaseInPieces {
    public static void main(final String[] args) {
        final int[] a = new int[6];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireW(a, 0, 5);
                    a[3] = 1;
                    releaseW(a, 3);
                    releaseW(a, 4, 5);
                    releaseW(a, 0, 2);
                });
            });
            acquireR(a, 0, 2);
            acquireR(a, 3, 5);
            assert a[3] == 1;
            releaseR(a, 0, 5);
        });
    }
}
