// expect: false(no-data-race)
// note: As GuardedFlag, but the flag is set before x is written.

import static edu.rice.hj.Module2.*;

public class GuardedFlagTooEarlyRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
                x = 1; //~ race with line 21
            });
            async(() -> {
                final boolean f = isolatedWithReturn(() -> flag);
                if (f) {
                    final int r = x;
                }
            });
        });
    }
}
