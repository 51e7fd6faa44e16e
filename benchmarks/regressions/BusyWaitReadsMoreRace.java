// expect: false(no-data-race)
// note: The turns that do not exit change nothing, but their plain reads of x still race.

import static edu.rice.hj.Module1.*;

public class BusyWaitReadsMoreRace {
    static volatile boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 18
                flag = true;
            });
            async(() -> {
                while (!flag) {
                    final int t = x;
                }
            });
        });
    }
}
