// expect: false(no-data-race)
// note: a and b never hold together, yet the loop can exit: it reads a, then a falls and b rises, then it
// note: reads b. (It can also miss that moment and turn for ever.)

import static edu.rice.hj.Module1.*;

public class BusyWaitTwoReadsRace {
    static volatile boolean a = false;
    static volatile boolean b = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            async(() -> {
                a = true;
                a = false;
                b = true;
                x = 1; //~ race with line 23
            });
            async(() -> {
                while (!(a && b)) { //~ deadlock
                }
                x = 2;
            });
        });
    }
}
