// expect: true
// note: Twin of PartialReleaseConflict: the child acquires what was released before it was created.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class PartialReleaseFine {
    public static void main(final String[] args) {
        final int[] a = new int[10];
        launchHabaneroApp(() -> {
            acquireW(a, 0, 9);
            for (int i = 0; i < 10; i++) {
                a[i] = i;
            }
            releaseW(a, 0, 5);
            async(() -> {
                acquireW(a, 0, 5);
                a[5]++;
                releaseW(a, 0, 5);
            });
            a[6]++;
            releaseW(a, 6, 9);
        });
    }
}
