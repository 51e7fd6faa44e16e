// expect: false(no-data-race)
// note: A sweep in place.

import static edu.rice.hj.Module1.*;

public class Jacobi2DRacy {
    static final double[][] u = new double[4][4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            u[0][1] = 4;
            forall(1, 2, 1, 2, (i, j) -> {
                final double above = u[i - 1][j]; //~ race with line 17
                final double below = u[i + 1][j]; //~ race with line 17
                final double left = u[i][j - 1]; //~ race with line 17
                final double right = u[i][j + 1]; //~ race with line 17
                u[i][j] = (above + below + left + right) / 4;
            });
        });
    }
}
