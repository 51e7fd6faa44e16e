// expect: false(no-data-race)
// note: Twin of RegionOnPrimitiveFields with one field.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionOnPrimitiveFieldRace {
    static int left = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(left); //~ conflict with line 18
                left = left + 1000; //~ race with line 19
                releaseW(left);
            });
            async(() -> {
                acquireW(left);
                left = left + 2000;
                releaseW(left);
            });
        });
    }
}
