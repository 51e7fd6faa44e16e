// expect: true
// note: The additions exclude each other.

import static edu.rice.hj.Module2.*;

public class ReductionFixed {
    static final int[] a = {3, 1, 4, 1, 5};
    static int sum = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                isolated(() -> {
                    sum += a[i];
                });
            });
            assert sum == 14;
        });
    }
}
