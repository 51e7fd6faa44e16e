// expect: false(no-data-race)
// note: Chunks end within rows; points without chunks are tasks of their own.

import static edu.rice.pcdp.PCDP.*;

public class PcdpPlaneChunksRace {
    static int x;
    static int y;

    public static void main(final String[] args) {
        final int[][] a = new int[2][4];
        finish(() -> {
            forasync2d(0, 1, 0, 0, (i, j) -> x = i); //~ race with line 13
            forasync2dChunked(0, 1, 1, 3, 2, (i, j) -> a[i][j] += a[i][j - 1]); //~ race with line 14
            forasync2dChunked(0, 1, 0, 1, (i, j) -> y = j); //~ race with line 15
        });
    }
}
