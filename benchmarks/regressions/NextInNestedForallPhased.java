// expect: true
// note: next in the inner loop meets the inner iterations only; the outer ones go on alone.

import static edu.rice.hj.Module2.*;

public class NextInNestedForallPhased {
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallPhased(0, 1, (i) -> {
                forallPhased(0, 1, (j) -> {
                    a[2 * i + j] = 1;
                    next();
                    assert a[2 * i + 1 - j] == 1;
                });
                next();
                assert a[2 * (1 - i)] == 1;
            });
        });
    }
}
