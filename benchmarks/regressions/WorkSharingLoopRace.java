// expect: false(no-data-race)
// note: As WorkSharingLoop, but looking and stepping are two blocks: both workers may get one index.

import static edu.rice.hj.Module2.*;

public class WorkSharingLoopRace {
    static int next = 0;
    static final int[] a = new int[2];

    static void work() {
        int i = isolatedWithReturn(() -> next);
        while (i < a.length) {
            isolated(() -> {
                next++;
            });
            a[i] = i; //~ race with line 16
            i = isolatedWithReturn(() -> next);
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> work());
            async(() -> work());
        });
    }
}
