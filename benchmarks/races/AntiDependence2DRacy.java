// expect: false(no-data-race)
// note: Each element is computed from the one below, which another task writes.

import static edu.rice.hj.Module1.*;

public class AntiDependence2DRacy {
    static final int[][] a = new int[4][4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, 0, 3, (i, j) -> {
                final int below = a[i + 1][j];
                a[i][j] = below + 1; //~ race with line 12
            });
        });
    }
}
