// expect: false(no-data-race)
// note: The blocks name different objects, so they may run at the same time.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationDisjointRace {
    static int x = 0;

    public static void main(final String[] args) {
        final Object left = new Object();
        final Object right = new Object();
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(left, () -> {
                    x = x + 1; //~ race with line 20
                });
            });
            async(() -> {
                isolated(right, () -> {
                    x = x + 1;
                });
            });
        });
    }
}
