// expect: false(no-data-race)
// tasks: 2

import static edu.rice.hj.Module2.*;

public class SequentialAsyncIsTaskRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            asyncNbSeq(false, () -> x = 1); //~ race with line 12
            x++;
        });
    }
}
