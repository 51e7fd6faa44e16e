// expect: false(no-data-race)
// note: The third product reads the first two while they are computed.

import static edu.rice.hj.Module1.*;

public class ThreeMatrixProductsRacy {
    static final int N = 2;

    static int[][] matrix(final int first) {
        final int[][] m = new int[N][N];
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                m[i][j] = first + i * N + j;
            }
        }
        return m;
    }

    static int dot(final int[][] p, final int[][] q, final int i, final int j) {
        int sum = 0;
        for (int k = 0; k < N; k++) {
            sum += p[i][k] * q[k][j];
        }
        return sum;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[][] e = new int[N][N];
            final int[][] f = new int[N][N];
            final int[][] g = new int[N][N];
            final int[][] a = matrix(1);
            final int[][] b = matrix(2);
            finish(() -> {
                forasync(0, N - 1, 0, N - 1, (i, j) -> {
                    e[i][j] = dot(a, b, i, j); //~ race with line 22
                });
                forasync(0, N - 1, 0, N - 1, (i, j) -> {
                    f[i][j] = dot(b, a, i, j); //~ race with line 22
                });
                forasync(0, N - 1, 0, N - 1, (i, j) -> {
                    g[i][j] = dot(e, f, i, j);
                });
            });
        });
    }
}
