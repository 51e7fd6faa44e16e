// expect: false(permission)
// note: The tasks write different fields, but each region is on the object as a whole.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionObjectTwoFields {
    static class Pair {
        int left;
        int right;
    }

    public static void main(final String[] args) {
        final Pair pair = new Pair();
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(pair); //~ conflict with line 22
                pair.left = 1;
                releaseW(pair);
            });
            async(() -> {
                acquireW(pair);
                pair.right = 2;
                releaseW(pair);
            });
        });
    }
}
