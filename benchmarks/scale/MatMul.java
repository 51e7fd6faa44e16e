// expect: true
// args: 8
// note: Family matmul-n. A task for each row of the product of two n by n matrices.

import static edu.rice.hj.Module1.*;

public class MatMul {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final int[][] a = new int[n][n];
        final int[][] b = new int[n][n];
        final int[][] c = new int[n][n];
        launchHabaneroApp(() -> {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    a[i][j] = i + j;
                    b[i][j] = i == j ? 1 : 0;
                }
            }
            forall(0, n - 1, (i) -> {
                for (int j = 0; j < n; j++) {
                    int sum = 0;
                    for (int k = 0; k < n; k++) {
                        sum += a[i][k] * b[k][j];
                    }
                    c[i][j] = sum;
                }
            });
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    assert c[i][j] == i + j;
                }
            }
        });
    }
}
