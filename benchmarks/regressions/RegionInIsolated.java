// expect: true
// note: Acquire and release lie in the same section, and the sections exclude each other.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionInIsolated {
    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> {
                    isolated(() -> {
                        acquireW(a, 0);
                        a[0]++;
                        releaseW(a, 0);
                    });
                });
            }
        });
    }
}
