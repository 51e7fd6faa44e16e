// expect: false(permission)
// note: The first task waits for ever while it holds its region: a release that is not reached is later than
// note: everything, so the second region conflicts with it. The deadlock has lower precedence.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class RegionOpenAtDeadlock {
    public static void main(final String[] args) {
        final int[] a = new int[2];
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            async(() -> {
                acquireW(a, 0, 1); //~ conflict with line 26 //~ permission: never released
                a[0] = 1;
                finish(() -> { //~ deadlock
                    asyncAwait(never, () -> { //~ deadlock
                        System.out.println("never");
                    });
                });
                releaseW(a, 0, 1);
            });
            async(() -> {
                acquireW(a, 0, 1);
                a[1] = 2;
                releaseW(a, 0, 1);
            });
        });
    }
}
