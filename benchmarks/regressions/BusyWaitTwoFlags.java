// expect: true
// note: Both flags stay up once they are up, and both writes of data come before.

import static edu.rice.hj.Module1.*;

public class BusyWaitTwoFlags {
    static volatile boolean a = false;
    static volatile boolean b = false;
    static int x = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                a = true;
            });
            async(() -> {
                y = 2;
                b = true;
            });
            while (!(a && b)) {
            }
            assert x + y == 3;
        });
    }
}
