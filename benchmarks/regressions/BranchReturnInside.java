// expect: true
// note: The early return leaves the method where the flag was not seen, so the read below is guarded.

import static edu.rice.hj.Module2.*;

public class BranchReturnInside {
    static boolean flag = false;
    static int x = 0;

    static int read() {
        final boolean seen = isolatedWithReturn(() -> flag);
        if (!seen) {
            return -1;
        }
        return x;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 8;
                isolated(() -> {
                    flag = true;
                });
            });
            final int r = read();
            assert r == -1 || r == 8;
        });
    }
}
