// expect: true
// note: Parallel in i and j: one task per element.

import static edu.rice.hj.Module1.*;

public class MatrixMultiplyFixed {
    static final int[][] a = {{1, 2}, {3, 4}};
    static final int[][] b = {{5, 6}, {7, 8}};
    static final int[][] c = new int[2][2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, 0, 1, (i, j) -> {
                for (int k = 0; k < 2; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            });
            assert c[0][0] == 19 && c[1][1] == 50;
        });
    }
}
