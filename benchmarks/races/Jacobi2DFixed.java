// expect: true
// note: From one array to the other, which change places between the sweeps.

import static edu.rice.hj.Module1.*;

public class Jacobi2DFixed {
    static double[][] u = new double[4][4];
    static double[][] v = new double[4][4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            u[0][1] = 16;
            v[0][1] = 16;
            for (int step = 0; step < 2; step++) {
                forall(1, 2, 1, 2, (i, j) -> {
                    v[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
                });
                final double[][] swap = u;
                u = v;
                v = swap;
            }
            assert u[1][1] == 4 && u[2][1] == 1 && u[1][2] == 1;
        });
    }
}
