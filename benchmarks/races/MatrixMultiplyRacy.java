// expect: false(no-data-race)
// note: Parallel in k: all tasks add to all elements.

import static edu.rice.hj.Module1.*;

public class MatrixMultiplyRacy {
    static final int[][] a = {{1, 2}, {3, 4}};
    static final int[][] b = {{5, 6}, {7, 8}};
    static final int[][] c = new int[2][2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (k) -> {
                for (int i = 0; i < 2; i++) {
                    for (int j = 0; j < 2; j++) {
                        c[i][j] += a[i][k] * b[k][j]; //~ race with line 16
                    }
                }
            });
        });
    }
}
