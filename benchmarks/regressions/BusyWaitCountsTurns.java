// expect: unknown(unwinding)
// note: The turns are counted and the count is looked at, so no turn may be left out and no bound is enough.

import static edu.rice.hj.Module1.*;

public class BusyWaitCountsTurns {
    static volatile boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                flag = true;
            });
            int turns = 0;
            while (!flag) {
                turns++;
            }
            assert turns >= 0;
        });
    }
}
