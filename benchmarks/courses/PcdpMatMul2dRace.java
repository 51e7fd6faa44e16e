// expect: false(no-data-race)
// note: The loop is over a row and a position in the sum: the tasks of a row add to the same elements.

import static edu.rice.pcdp.PCDP.*;

public class PcdpMatMul2dRace {
    static final int SIZE = 2;

    public static void main(final String[] args) {
        final int[][] a = {{1, 2}, {3, 4}};
        final int[][] b = {{5, 6}, {7, 8}};
        final int[][] c = new int[SIZE][SIZE];
        forall2d(0, SIZE - 1, 0, SIZE - 1, (i, k) -> {
            for (int j = 0; j < SIZE; j++) {
                c[i][j] += a[i][k] * b[k][j]; //~ race with line 15
            }
        });
        assert c[0][0] == 19; //~ assertion
    }
}
