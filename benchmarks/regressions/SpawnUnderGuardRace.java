// expect: false(no-data-race)
// note: The task created under the guard and what its parent does after the branch are not ordered.

import static edu.rice.hj.Module2.*;

public class SpawnUnderGuardRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            if (seen) {
                async(() -> {
                    x = 1;
                });
            }
            x = 2; //~ race with line 20
        });
    }
}
