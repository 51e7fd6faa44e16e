// expect: false(no-data-race)
// tasks: 3
// note: Nothing orders the two increments; the regions only announce them.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class AsyncTest2 {
    public static void main(final String[] args) {
        final int[] x = new int[1];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(x, 0); //~ conflict with line 18
                x[0]++; //~ race with line 19
                releaseW(x, 0);
            });
            async(() -> {
                acquireW(x, 0);
                x[0]++;
                releaseW(x, 0);
            });
        });
    }
}
