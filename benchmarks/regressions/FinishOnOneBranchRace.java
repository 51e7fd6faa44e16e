// expect: false(no-data-race)
// note: Both branches create the writer, but only one of them waits for it.

import static edu.rice.hj.Module2.*;

public class FinishOnOneBranchRace {
    static boolean flag = false;
    static int x = 0;

    static void start() {
        async(() -> {
            x = 10;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            if (seen) {
                finish(() -> start());
            } else {
                start();
            }
            x++; //~ race with line 12
        });
    }
}
