// expect: true
// note: A product of matrices in two-dimensional loops: one after the other, a task for each element, and for each chunk of them.

import static edu.rice.pcdp.PCDP.*;

import java.util.Arrays;

public class PcdpMatMul2d {
    static final int SIZE = 4;

    static void element(final int[][] a, final int[][] b, final int[][] c, final int i, final int j) {
        c[i][j] = 0;
        for (int k = 0; k < SIZE; k++) {
            c[i][j] += a[i][k] * b[k][j];
        }
    }

    public static void main(final String[] args) {
        final int[][] a = new int[SIZE][SIZE];
        final int[][] b = new int[SIZE][SIZE];
        forseq2d(0, SIZE - 1, 0, SIZE - 1, (i, j) -> {
            a[i][j] = i + 2 * j;
            b[i][j] = i * j - 1;
        });
        final int[][] expected = new int[SIZE][SIZE];
        forseq2d(0, SIZE - 1, 0, SIZE - 1, (i, j) -> element(a, b, expected, i, j));
        final int[][] c = new int[SIZE][SIZE];
        forall2d(0, SIZE - 1, 0, SIZE - 1, (i, j) -> element(a, b, c, i, j));
        assert Arrays.deepEquals(c, expected);
        final int[][] d = new int[SIZE][SIZE];
        forall2dChunked(0, SIZE - 1, 0, SIZE - 1, 3, (i, j) -> element(a, b, d, i, j));
        assert Arrays.deepEquals(d, expected);
    }
}
