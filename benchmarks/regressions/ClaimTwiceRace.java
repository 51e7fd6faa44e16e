// expect: false(no-data-race)
// note: As ClaimOnce with test and mark in two blocks: both may win.

import static edu.rice.hj.Module2.*;

public class ClaimTwiceRace {
    static boolean taken = false;
    static int winner = 0;

    static void claim(final int id) {
        final boolean free = isolatedWithReturn(() -> !taken);
        if (free) {
            isolated(() -> {
                taken = true;
            });
            winner = id; //~ race with line 16
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> claim(1));
            async(() -> claim(2));
        });
    }
}
