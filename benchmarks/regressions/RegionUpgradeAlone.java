// expect: true
// note: The only reader may go on to write.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionUpgradeAlone {
    public static void main(final String[] args) {
        final int[] a = {5};
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireR(a, 0);
                    final int old = a[0];
                    acquireW(a, 0);
                    a[0] = old + 1;
                    releaseW(a, 0);
                    assert a[0] == 6;
                    releaseR(a, 0);
                });
            });
            assert a[0] == 6;
        });
    }
}
