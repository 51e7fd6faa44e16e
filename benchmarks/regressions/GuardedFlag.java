// expect: true
// note: Twin of HiddenOrderRace: reading x only if the flag was seen forces the order of the blocks.

import static edu.rice.hj.Module2.*;

public class GuardedFlag {
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
                final boolean f = isolatedWithReturn(() -> flag);
                if (f) {
                    final int r = x;
                    assert r == 1;
                }
            });
        });
    }
}
