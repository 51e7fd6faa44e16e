// expect: false(no-data-race)
// note: As BranchNested; the inner else branch reads what only the second mark would make safe.

import static edu.rice.hj.Module2.*;

public class BranchNestedRace {
    static boolean left = false;
    static boolean right = false;
    static int x = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    left = true;
                });
            });
            async(() -> {
                y = 2; //~ race with line 33
                isolated(() -> {
                    right = true;
                });
            });
            async(() -> {
                final boolean l = isolatedWithReturn(() -> left);
                if (l) {
                    final boolean r = isolatedWithReturn(() -> right);
                    if (r) {
                        assert x == 1;
                    } else {
                        final int t = x + y;
                    }
                }
            });
        });
    }
}
