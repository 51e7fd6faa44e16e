// expect: false(no-data-race)
// note: The runtime has been started by hand: nothing waits for the task before x is read.

import static edu.rice.hj.Module2.*;

public class LaunchFormsRace {
    static int x;

    public static void main(final String[] args) {
        initializeHabanero();
        async(() -> x = 3);
        final int r = x; //~ race with line 11
        finalizeHabanero();
    }
}
