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
                    acquireR(o); //~ conflict with line 27
                    releaseR(o);
                    acquireW(a, 0); //~ conflict with line 24
                    releaseW(a, 0);
                    acquireW(a, 3); //~ conflict with line 25
                    releaseW(a, 3);
                });
                async(() -> {
                    acquireR(a, 0);
                    acquireR(a, 2, 3);
                    acquireW(a, 1);
                    acquireW(o);
                    releaseW(o);
                    releaseW(a, 1);
                    releaseR(a, 2, 3);
                    releaseR(a, 0);
                });
            });
        });
    }
}
