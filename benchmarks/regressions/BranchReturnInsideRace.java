// expect: false(no-data-race)
// note: As BranchReturnInside, but the early return is taken only where another, unrelated test holds too.

import static edu.rice.hj.Module2.*;

public class BranchReturnInsideRace {
    static boolean flag = false;
    static int x = 0;

    static int read(final boolean careful) {
        final boolean seen = isolatedWithReturn(() -> flag);
        if (!seen && careful) {
            return -1;
        }
        return x;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 8; //~ race with line 15
                isolated(() -> {
                    flag = true;
                });
            });
            final int first = read(true);
            final int second = read(first == 8);
        });
    }
}
