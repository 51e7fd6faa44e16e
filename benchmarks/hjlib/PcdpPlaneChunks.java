// expect: true
// note: Planes row by row: a chunk of one row can use what it has written.

import static edu.rice.pcdp.PCDP.*;

public class PcdpPlaneChunks {
    static int sum;

    public static void main(final String[] args) {
        final int[][] a = new int[2][3];
        finish(() -> forasync2d(0, 1, 0, 2, (i, j) -> a[i][j] = i + j));
        finish(() -> forasync2dChunked(0, 1, 1, 2, 2, (i, j) -> a[i][j] += a[i][j - 1]));
        finish(() -> forasync2dChunked(0, 1, 0, 2, (i, j) -> a[i][j]++));
        forseq2d(0, 1, 0, 2, (i, j) -> sum += a[i][j]);
        assert sum == 1 + 2 + 4 + 2 + 4 + 7;
    }
}
