// expect: false(no-deadlock)
// note: Only if the setter's block comes after the opener's is the flag ever set.

import static edu.rice.hj.Module2.*;

public class BusyWaitSetInOneOrder {
    static boolean open = false;
    static volatile boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            async(() -> {
                isolated(() -> {
                    open = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> open);
                if (seen) {
                    flag = true;
                }
            });
            async(() -> {
                while (!flag) { //~ deadlock
                }
            });
        });
    }
}
