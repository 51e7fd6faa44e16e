// expect: true
// note: Where there is a task there is a finish around it.

import static edu.rice.hj.Module2.*;

public class FinishUnderGuard {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            if (seen) {
                finish(() -> {
                    async(() -> {
                        x = 10;
                    });
                });
            } else {
                x = 20;
            }
            x++;
            assert x == (seen ? 11 : 21);
        });
    }
}
