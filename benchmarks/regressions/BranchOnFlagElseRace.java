// expect: false(no-data-race)
// note: As BranchOnFlag with a write in the other branch, where nothing is known about the first task.

import static edu.rice.hj.Module2.*;

public class BranchOnFlagElseRace {
    static boolean flag = false;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                y = 1; //~ race with line 26
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                final boolean[] seen = new boolean[1];
                isolated(() -> {
                    seen[0] = flag;
                });
                if (seen[0]) {
                    System.out.println(y);
                } else {
                    y = 2;
                }
            });
        });
    }
}
