// expect: true
// note: Read regions of several tasks may overlap.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionReadersShare {
    public static void main(final String[] args) {
        final int[] a = {1, 2, 3, 4};
        launchHabaneroApp(() -> {
            for (int i = 0; i < 3; i++) {
                final int from = i;
                async(() -> {
                    acquireR(a, from, 3);
                    int sum = 0;
                    for (int j = from; j < 4; j++) {
                        sum += a[j];
                    }
                    releaseR(a, from, 3);
                    assert sum > 0;
                });
            }
        });
    }
}
