// expect: true
// note: Regions on an object, on an element and on a range: those that read go together, those that write are apart.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class PermissionForms {
    int value;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final PermissionForms o = new PermissionForms();
            final int[] a = {1, 2, 3, 4};
            finish(() -> {
                async(() -> {
                    acquireR(a, 0);
                    acquireW(o);
                    o.value = a[0];
                    releaseW(o);
                    releaseR(a, 0);
                });
                async(() -> {
                    acquireR(a, 0, 1);
                    acquireW(a, 2, 3);
                    a[2] = a[0] + a[1];
                    a[3] = 0;
                    releaseW(a, 2, 3);
                    releaseR(a, 0, 1);
                });
            });
            acquireR(o);
            assert o.value == 1;
            releaseR(o);
            acquireW(a, 3);
            a[3] = 1;
            releaseW(a, 3);
        });
    }
}
