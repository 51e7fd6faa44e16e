// expect: false(no-data-race)
// note: & evaluates both sides.

import static edu.rice.hj.Module2.*;

public class BranchConditionalOperatorRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 3; //~ race with line 19
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            final boolean three = seen & x == 3;
        });
    }
}
