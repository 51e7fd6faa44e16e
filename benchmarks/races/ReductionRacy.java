// expect: false(no-data-race)
// note: All tasks add to one variable.

import static edu.rice.hj.Module1.*;

public class ReductionRacy {
    static final int[] a = {3, 1, 4, 1, 5};
    static int sum = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                sum += a[i]; //~ race with line 13
            });
        });
    }
}
