// expect: false(permission)
// note: As RegionInIsolated, but one region begins in one section and ends in the next: it is open between.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class RegionSpansTwoSections {
    public static void main(final String[] args) {
        final int[] a = new int[1];
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    acquireW(a, 0); //~ conflict with line 23
                    a[0]++;
                });
                isolated(() -> {
                    a[0]++;
                    releaseW(a, 0);
                });
            });
            async(() -> {
                isolated(() -> {
                    acquireW(a, 0);
                    a[0]++;
                    releaseW(a, 0);
                });
            });
        });
    }
}
