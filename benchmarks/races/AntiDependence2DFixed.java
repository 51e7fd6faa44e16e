// expect: true
// note: The dependence runs along columns, so one task per column.

import static edu.rice.hj.Module1.*;

public class AntiDependence2DFixed {
    static final int[][] a = new int[4][4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (j) -> {
                for (int i = 0; i < 3; i++) {
                    a[i][j] = a[i + 1][j] + 1;
                }
            });
            assert a[0][0] == 1 && a[2][3] == 1;
        });
    }
}
