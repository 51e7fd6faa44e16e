// expect: true
// note: && and ?: evaluate their right sides only where the left side says that the writer is done.

import static edu.rice.hj.Module2.*;

public class BranchConditionalOperator {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 3;
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            final boolean three = seen && x == 3;
            final int value = seen ? x : 3;
            assert three == seen;
            assert value == 3;
        });
    }
}
