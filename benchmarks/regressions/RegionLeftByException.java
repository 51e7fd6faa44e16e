// expect: false(permission)
// note: An exception that leaves a region does not release it.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionLeftByException {
    public static void main(final String[] args) {
        final int[] a = {4, 0};
        launchHabaneroApp(() -> {
            async(() -> {
                try {
                    acquireR(a, 0, 1); //~ permission: never released
                    final int q = a[0] / a[1];
                    releaseR(a, 0, 1);
                } catch (ArithmeticException e) {
                    System.out.println("no quotient");
                }
            });
        });
    }
}
