// expect: false(no-data-race)
// note: Polling a plain field is a race on that field.

import static edu.rice.hj.Module1.*;

public class BusyWaitPlainRace {
    static boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                flag = true; //~ race with line 14
            });
            while (!flag) {
            }
        });
    }
}
