// expect: true
// note: The reader is only created where the flag was seen.

import static edu.rice.hj.Module2.*;

public class SpawnUnderGuard {
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
            final boolean seen = isolatedWithReturn(() -> flag);
            if (seen) {
                async(() -> {
                    assert x == 1;
                });
            }
        });
    }
}
