// expect: false(no-data-race)
// note: The counter tells the other task about x before the section has written it.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicInMiddleOfIsolatedRace {
    static final AtomicInteger count = new AtomicInteger();
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    count.set(1);
                    x = 5; //~ race with line 22
                });
            });
            async(() -> {
                if (count.get() == 1) {
                    final int r = x;
                }
            });
        });
    }
}
