// expect: false(no-data-race)
// note: Both sections leave the same sum in either order, but only one order reads x: they do not commute in what they access.

import static edu.rice.hj.Module0.*;

public class CommuteButReadsRace {
    static int count = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> { count++; });
                });
                async(() -> {
                    isolated(() -> {
                        if (count == 1) {
                            final int copy = x; //~ race with line 24
                        }
                        count++;
                    });
                });
                x = 5;
            });
        });
    }
}
