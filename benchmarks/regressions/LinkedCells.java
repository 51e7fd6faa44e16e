// expect: true
// note: b == 1 was seen, so a = 1 came before: the pair (b new, a old) fits each cell alone, but no schedule.

import static edu.rice.hj.Module2.*;

public class LinkedCells {
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
                final int rb = isolatedWithReturn(() -> b);
                final int ra = isolatedWithReturn(() -> a);
                if (rb == 1 && ra == 0) {
                    x = 1;
                }
            });
            async(() -> {
                x = 2;
            });
        });
    }
}
