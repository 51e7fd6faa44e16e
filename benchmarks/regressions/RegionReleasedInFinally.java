// expect: true
// note: Twin of RegionLeftByException.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionReleasedInFinally {
    public static void main(final String[] args) {
        final int[] a = {4, 0};
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireR(a, 0, 1);
                    try {
                        final int q = a[0] / a[1];
                    } catch (ArithmeticException e) {
                        System.out.println("no quotient");
                    } finally {
                        releaseR(a, 0, 1);
                    }
                });
            });
            acquireW(a, 0, 1);
            a[1] = 2;
            releaseW(a, 0, 1);
        });
    }
}
