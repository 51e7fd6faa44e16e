// expect: false(no-data-race)
// note: The two sections leave the same state in both orders, but only if the second task comes first
// note: does it read x, and that is when the write of x may collide.

import static edu.rice.hj.Module2.*;

public class ReadsUnlessOvertakenRace {
    static int c = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    c++;
                });
            });
            async(() -> {
                isolated(() -> {
                    if (c == 0) {
                        final int t = x;
                    }
                    c++;
                });
            });
            async(() -> {
                x = 1; //~ race with line 21
            });
        });
    }
}
