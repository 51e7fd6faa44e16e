// expect: false(no-data-race)
// note: Row 2 is computed from row 1 while row 1 is computed.

import static edu.rice.hj.Module1.*;

public class TrueDependence2DRacy {
    static final int[][] a = new int[3][5];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 2, (i) -> {
                for (int j = 0; j < 5; j++) {
                    final int above = a[i - 1][j];
                    a[i][j] = above + 2; //~ race with line 13
                }
            });
        });
    }
}
