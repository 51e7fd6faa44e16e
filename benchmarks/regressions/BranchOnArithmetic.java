// expect: true
// note: Only the sum of both contributions is 7, so the branch needs both.

import static edu.rice.hj.Module2.*;

public class BranchOnArithmetic {
    static int sum = 0;
    static int x = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    sum += 3;
                });
            });
            async(() -> {
                y = 1;
                isolated(() -> {
                    sum += 4;
                });
            });
            final int seen = isolatedWithReturn(() -> sum);
            if (seen * 2 == 14) {
                assert x + y == 2;
            } else if (seen % 4 == 3) {
                assert x == 1;
            }
        });
    }
}
