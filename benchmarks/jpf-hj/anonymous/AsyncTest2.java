// expect: false(no-data-race)
// tasks: 3
// note: AsyncTest2 with one body shared by both tasks.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.launchHabaneroApp;
import static permission.PermissionChecks.acquireW;
import static permission.PermissionChecks.releaseW;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;

public class AsyncTest2 {
    private static int[] x = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() {
                final HjRunnable increment = new HjRunnable() {
                    @Override
                    public void run() {
                        acquireW(x, 0); //~ conflict with line 23
                        x[0] = x[0] + 1; //~ race with line 24
                        releaseW(x, 0);
                    }
                };
                async(increment);
                async(increment);
            }
        });
    }
}
