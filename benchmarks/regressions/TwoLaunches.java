// expect: true
// note: A launch waits for all its tasks, so the code after it and the next launch come later.

import static edu.rice.hj.Module1.*;

public class TwoLaunches {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
            });
        });
        assert x == 1;
        launchHabaneroApp(() -> {
            async(() -> {
                x = x + 1;
            });
        });
        assert x == 2;
    }
}
