// expect: false(no-data-race)
// note: seen >= 4 holds without the first contribution, too.

import static edu.rice.hj.Module2.*;

public class BranchOnArithmeticRace {
    static int sum = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 25
                isolated(() -> {
                    sum += 3;
                });
            });
            async(() -> {
                isolated(() -> {
                    sum += 4;
                });
            });
            final int seen = isolatedWithReturn(() -> sum);
            if (seen >= 4) {
                final int r = x;
            }
        });
    }
}
