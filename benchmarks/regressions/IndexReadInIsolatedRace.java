// expect: false(no-data-race)
// note: As IndexReadInIsolated, but the other task goes on to index 2.

import static edu.rice.hj.Module2.*;

public class IndexReadInIsolatedRace {
    static int index = 1;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    index = 2;
                });
                a[2] = 1; //~ race with line 20
            });
            async(() -> {
                final int i = isolatedWithReturn(() -> index);
                a[i] = 1;
            });
        });
    }
}
