// expect: false(permission)
// note: The region announces reads only, and the task writes. Nobody else is there, so no race.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionWriteUnderRead {
    public static void main(final String[] args) {
        final int[] a = new int[3];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireR(a, 0, 2);
                    a[1] = a[0] + 1; //~ permission: write under a read region
                    releaseR(a, 0, 2);
                });
            });
            assert a[1] == 1;
        });
    }
}
