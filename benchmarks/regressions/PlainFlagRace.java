// expect: false(no-data-race)
// note: The flag itself is the racy location. x is not: who sees the flag comes after its write.

import static edu.rice.hj.Module1.*;

public class PlainFlagRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                flag = true; //~ race with line 17
            });
            async(() -> {
                if (flag) {
                    final int r = x;
                }
            });
        });
    }
}
