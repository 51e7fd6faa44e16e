// expect: true
// note: The iterations meet between writing their own element and reading the neighbour's.

import static edu.rice.hj.Module2.*;

public class ForallPhasedNext {
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallPhased(0, 3, (i) -> {
                a[i] = i;
                next();
                assert a[(i + 1) % 4] == (i + 1) % 4;
            });
        });
    }
}
