// expect: false(no-data-race)
// note: As LoopBreakOnFlag with the test the wrong way round in the last turn.

import static edu.rice.hj.Module2.*;

public class LoopContinueOnFlagRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 6; //~ race with line 24
                isolated(() -> {
                    flag = true;
                });
            });
            int result = 0;
            for (int turn = 1; turn <= 3; turn++) {
                final boolean seen = isolatedWithReturn(() -> flag);
                if (!seen && turn < 3) {
                    continue;
                }
                result = x * turn;
                break;
            }
        });
    }
}
