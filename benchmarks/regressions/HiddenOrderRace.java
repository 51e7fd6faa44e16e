// expect: false(no-data-race)
// note: If the writer's block comes first it orders the accesses; in the other order nothing does.

import static edu.rice.hj.Module2.*;

public class HiddenOrderRace {
    static int c = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 22
                isolated(() -> {
                    c++;
                });
            });
            async(() -> {
                isolated(() -> {
                    c++;
                });
                final int r = x;
            });
        });
    }
}
