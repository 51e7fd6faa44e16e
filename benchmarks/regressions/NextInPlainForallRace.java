// expect: false(no-data-race)
// note: next in a task that is on no phaser does nothing: a plain forall has none.

import static edu.rice.hj.Module2.*;

public class NextInPlainForallRace {
    static final int[] a = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                a[i] = 1;
                next();
                final int r = a[1 - i]; //~ race with line 12
            });
        });
    }
}
