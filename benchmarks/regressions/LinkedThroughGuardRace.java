// expect: false(no-data-race)
// note: As LinkedThroughGuard, but the second cell is set whether or not the first was seen.

import static edu.rice.hj.Module2.*;

public class LinkedThroughGuardRace {
    static boolean first = false;
    static boolean second = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 28
                isolated(() -> {
                    first = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> first);
                isolated(() -> {
                    second = seen || !second;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> second);
                if (seen) {
                    final int r = x;
                }
            });
        });
    }
}
