// expect: true
// note: As BusyWaitVolatile, polling in isolated blocks.

import static edu.rice.hj.Module2.*;

public class BusyWaitIsolated {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                boolean done;
                do {
                    done = isolatedWithReturn(() -> flag);
                } while (!done);
                assert x == 1;
            });
        });
    }
}
