// expect: true
// note: Another way to mend ReductionRacy: a partial sum for each task.

import static edu.rice.hj.Module1.*;

public class ReductionByParts {
    static final int[] a = {3, 1, 4, 1, 5, 9};
    static final int[] parts = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (p) -> {
                for (int i = 3 * p; i < 3 * p + 3; i++) {
                    parts[p] += a[i];
                }
            });
            assert parts[0] + parts[1] == 23;
        });
    }
}
