// expect: true
// note: The loop ends only after the volatile write, which comes after x = 1.

import static edu.rice.hj.Module1.*;

public class BusyWaitVolatile {
    static volatile boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                flag = true;
            });
            async(() -> {
                while (!flag) {
                }
                assert x == 1;
            });
        });
    }
}
