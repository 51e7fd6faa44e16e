// expect: true
// note: Rows one after the other, the elements of a row in parallel.

import static edu.rice.hj.Module1.*;

public class TrueDependence2DFixed {
    static final int[][] a = new int[3][5];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 1; i < 3; i++) {
                final int row = i;
                forall(0, 4, (j) -> {
                    a[row][j] = a[row - 1][j] + 2;
                });
            }
            assert a[2][0] == 4 && a[2][4] == 4;
        });
    }
}
