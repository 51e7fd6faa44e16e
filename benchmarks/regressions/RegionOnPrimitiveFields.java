// expect: true
// note: A region on a primitive field is on that field, not on its boxed value, which both happen to share.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionOnPrimitiveFields {
    static int left = 0;
    static int right = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(left);
                left = left + 1000;
                releaseW(left);
            });
            async(() -> {
                acquireW(right);
                right = right + 2000;
                releaseW(right);
            });
        });
    }
}
