// expect: false(no-data-race)
// note: The inner finish waits for its own task, the outer one, which has started the runtime, for all of them.

import static edu.rice.hj.Module1.*;

public class FinishWithoutLaunchRace {
    static int x;
    static int y;

    public static void main(final String[] args) {
        finish(() -> {
            async(() -> x = 1); //~ race with line 14
            finish(() -> async(() -> y = 1));
            final int r = x + y;
        });
        forall(0, 2, i -> x += i); //~ race with line 16
    }
}
