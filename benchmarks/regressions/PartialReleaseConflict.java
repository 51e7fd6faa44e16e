// expect: false(permission)
// note: 6..9 are still held when the child acquires them, though the parent does not touch them any more.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class PartialReleaseConflict {
    public static void main(final String[] args) {
        final int[] a = new int[10];
        launchHabaneroApp(() -> {
            acquireW(a, 0, 9); //~ conflict with line 17
            for (int i = 0; i < 10; i++) {
                a[i] = i;
            }
            releaseW(a, 0, 5);
            async(() -> {
                acquireW(a, 6, 9);
                a[7]++;
                releaseW(a, 6, 9);
            });
            releaseW(a, 6, 9);
        });
    }
}
