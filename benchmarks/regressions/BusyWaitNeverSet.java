// expect: false(no-deadlock)
// note: Nobody sets the flag: a livelock, reported as a deadlock at the loop.

import static edu.rice.hj.Module1.*;

public class BusyWaitNeverSet {
    static volatile boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            async(() -> {
                while (!flag) { //~ deadlock
                }
            });
            async(() -> {
                flag = false;
            });
        });
    }
}
