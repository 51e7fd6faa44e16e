// expect: false(no-data-race)
// note: As LinkedCells with the reads in the other order: a may be old and b new.

import static edu.rice.hj.Module2.*;

public class LinkedCellsReversedRace {
    static int a = 0;
    static int b = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    a = 1;
                });
                isolated(() -> {
                    b = 1;
                });
            });
            async(() -> {
                final int ra = isolatedWithReturn(() -> a);
                final int rb = isolatedWithReturn(() -> b);
                if (rb == 1 && ra == 0) {
                    x = 1; //~ race with line 29
                }
            });
            async(() -> {
                x = 2;
            });
        });
    }
}
