// expect: false(no-data-race)
// note: Each looks before it leaps: both may find the other's mark unset.

import static edu.rice.hj.Module1.*;

public class StoreBufferingVolatileRace {
    static volatile boolean wantsLeft = false;
    static volatile boolean wantsRight = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                if (!wantsRight) {
                    wantsLeft = true;
                    x = 1; //~ race with line 22
                }
            });
            async(() -> {
                if (!wantsLeft) {
                    wantsRight = true;
                    x = 2;
                }
            });
        });
    }
}
