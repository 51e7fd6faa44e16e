// expect: false(no-data-race)
// note: As GuardedFlag, but x is read where the flag was not seen.

import static edu.rice.hj.Module2.*;

public class GuardedFlagNegatedRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 21
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                final boolean f = isolatedWithReturn(() -> flag);
                if (!f) {
                    final int r = x;
                }
            });
        });
    }
}
