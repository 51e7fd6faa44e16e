// expect: false(permission)
// note: The main task waits for ever before it could release its region, so that nothing says "never released": the
// note: future's region conflicts with the one that is still held, and that comes before the deadlock.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class RegionHeldWhileWaiting {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            acquireW(x); //~ conflict with line 18
            async(() -> {
                acquireR(x); //~ conflict with line 16
                releaseR(x);
            });
            finish(() -> asyncAwait(never, () -> { })); //~ deadlock
            releaseW(x);
        });
    }
}
