// expect: true
// note: Not both tasks can miss the other's mark, so at most one enters.

import static edu.rice.hj.Module2.*;

public class StoreBufferingIsolated {
    static boolean wantsLeft = false;
    static boolean wantsRight = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    wantsLeft = true;
                });
                final boolean other = isolatedWithReturn(() -> wantsRight);
                if (!other) {
                    x = 1;
                }
            });
            async(() -> {
                isolated(() -> {
                    wantsRight = true;
                });
                final boolean other = isolatedWithReturn(() -> wantsLeft);
                if (!other) {
                    x = 2;
                }
            });
        });
    }
}
