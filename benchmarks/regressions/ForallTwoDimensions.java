// expect: true
// note: One task per pair; all four bounds are inclusive.

import static edu.rice.hj.Module1.*;

public class ForallTwoDimensions {
    public static void main(final String[] args) {
        final int[][] a = new int[2][3];
        launchHabaneroApp(() -> {
            forall(0, 1, 0, 2, (i, j) -> {
                a[i][j] = 10 * i + j;
            });
            assert a[1][2] == 12;
        });
    }
}
