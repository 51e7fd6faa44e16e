// expect: false(no-data-race)
// tasks: 4
// note: The published algorithm meets the third task's region only after the first has left its own: where a task waits, one
// note: other goes on, and not the one that it waits for.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjFuture;

public class PublishedGapRegionAfterFuture {
    static final int[] x = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                acquireW(x, 0); //~ conflict with line 24
                x[0] = 1; //~ race with line 25
                releaseW(x, 0);
            });
            final HjFuture<Integer> f = future(() -> 2);
            async(() -> {
                final int two = f.get();
                acquireW(x, 0);
                x[0] = two;
                releaseW(x, 0);
            });
        }));
    }
}
