// expect: false(no-data-race)
// note: As BranchThreeTasks, but a task also writes if it is late, and two tasks can be late at once.

import static edu.rice.hj.Module2.*;

public class BranchThreeTasksRace {
    static int turn = 0;
    static int x = 0;

    static void play(final int mine) {
        final int seen = isolatedWithReturn(() -> turn);
        if (seen >= mine) {
            x = mine; //~ race with line 13
            isolated(() -> {
                turn = turn + 1;
            });
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> play(0));
            async(() -> play(1));
            async(() -> play(1));
        });
    }
}
