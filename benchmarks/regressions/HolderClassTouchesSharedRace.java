// expect: false(no-data-race)
// note: The initialiser is ordered before uses of its class only; the parent does not use the class.

import static edu.rice.hj.Module1.*;

public class HolderClassTouchesSharedRace {
    static int loads = 0;

    static class Squares {
        static int size = 8;

        static {
            loads = loads + 1;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                System.out.println(Squares.size);
            });
            final int r = loads; //~ race with line 13
        });
    }
}
