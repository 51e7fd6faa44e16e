// expect: false(permission)
// note: Regions on an object, on an element and on a range, each held by a task that writes while another one may hold it.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class PermissionFormsConflict {
    int value;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final PermissionFormsConflict o = new PermissionFormsConflict();
            final int[] a = {1, 2, 3, 4};
            finish(() -> {
                async(() -> {
                    acquireR(o); //~ conflict with line 29
                    releaseR(o);
                    acquireW(a, 0); //~ conflict with line 26
                    releaseW(a, 0);
                    acquireW(a, 3); //~ conflict with line 27
                    releaseW(a, 3);
                    acquireW(a, 1, 2); //~ conflict with line 28
                    releaseW(a, 1, 2);
                });
                async(() -> {
                    acquireR(a, 0);
                    acquireR(a, 3, 3);
                    acquireW(a, 1);
                    acquireW(o);
                    releaseW(o);
                    releaseW(a, 1);
                    releaseR(a, 3, 3);
                    releaseR(a, 0);
                });
            });
        });
    }
}
