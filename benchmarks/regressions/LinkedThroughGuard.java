// expect: true
// note: The second cell is only set by a task that has seen the first, so who sees the second may read x.

import static edu.rice.hj.Module2.*;

public class LinkedThroughGuard {
    static boolean first = false;
    static boolean second = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    first = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> first);
                if (seen) {
                    isolated(() -> {
                        second = true;
                    });
                }
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> second);
                if (seen) {
                    final int r = x;
                    assert r == 1;
                }
            });
        });
    }
}
