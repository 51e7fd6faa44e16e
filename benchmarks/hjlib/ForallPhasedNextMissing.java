// expect: false(no-data-race)
// note: The next element is read before the iterations meet.

import static edu.rice.hj.Module2.*;

public class ForallPhasedNextMissing {
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallPhased(0, 3, (i) -> {
                a[i] = i;
                final int r = a[(i + 1) % 4]; //~ race with line 12
                next();
            });
        });
    }
}
