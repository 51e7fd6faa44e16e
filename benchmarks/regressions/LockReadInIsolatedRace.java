// expect: false(no-data-race)
// note: Which object the second task locks depends on the order; only in one order is it the object of the third task.

import static edu.rice.hj.Module2.*;

public class LockReadInIsolatedRace {
    static class Lock {
    }

    static Lock current;
    static int x = 0;

    public static void main(final String[] args) {
        final Lock first = new Lock();
        final Lock second = new Lock();
        current = first;
        launchHabaneroApp(() -> {
            async(() -> isolated(() -> {
                current = second;
            }));
            async(() -> {
                final Lock lock = isolatedWithReturn(() -> current);
                isolated(lock, () -> {
                    x = x + 1; //~ race with line 28
                });
            });
            async(() -> isolated(first, () -> {
                x = x + 2;
            }));
        });
    }
}
