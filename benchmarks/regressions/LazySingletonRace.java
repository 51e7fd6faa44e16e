// expect: false(no-data-race)
// note: Both tasks test and perhaps set the plain field.

import static edu.rice.hj.Module1.*;

public class LazySingletonRace {
    static class Oven {
        int heat = 180;
    }

    static Oven oven = null;

    static Oven get() {
        Oven found = oven; //~ race with line 17
        if (found == null) {
            found = new Oven();
            oven = found; //~ race with line 17
        }
        return found;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                assert get().heat == 180;
            });
            async(() -> {
                assert get().heat == 180;
            });
        });
    }
}
