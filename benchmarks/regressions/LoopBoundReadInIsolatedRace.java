// expect: false(no-data-race)
// note: As LoopBoundReadInIsolated, one element further.

import static edu.rice.hj.Module2.*;

public class LoopBoundReadInIsolatedRace {
    static int count = 0;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                for (int i = 0; i < 3; i++) {
                    a[i] = 5; //~ race with line 23
                    isolated(() -> {
                        count++;
                    });
                }
            });
            final int n = isolatedWithReturn(() -> count);
            int sum = 0;
            for (int i = 0; i <= n; i++) {
                sum += a[i];
            }
        });
    }
}
