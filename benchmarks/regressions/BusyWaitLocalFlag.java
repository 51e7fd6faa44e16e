// expect: true
// note: The flag is a local that each turn overwrites before it is tested: a turn leaves nothing behind.

import static edu.rice.hj.Module2.*;

public class BusyWaitLocalFlag {
    static boolean done = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 4;
                isolated(() -> {
                    done = true;
                });
            });
            async(() -> {
                boolean d = false;
                while (!d) {
                    d = isolatedWithReturn(() -> done);
                }
                assert x == 4;
            });
        });
    }
}
