// expect: true
// note: The inner branch needs both marks, so both writers are done.

import static edu.rice.hj.Module2.*;

public class BranchNested {
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
                y = 2;
                isolated(() -> {
                    right = true;
                });
            });
            async(() -> {
                final boolean l = isolatedWithReturn(() -> left);
                if (l) {
                    final boolean r = isolatedWithReturn(() -> right);
                    if (r) {
                        assert x + y == 3;
                    } else {
                        assert x == 1;
                    }
                }
            });
        });
    }
}
