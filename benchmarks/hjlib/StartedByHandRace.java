// expect: false(no-data-race)
// note: There is no launch around the task, and nothing else waits for it.

import static edu.rice.hj.Module2.*;

public class StartedByHandRace {
    static int x;

    public static void main(final String[] args) {
        initalizeHabanero();
        async(() -> x = 3); //~ race with line 12
        x++;
    }
}
