// expect: true
// note: All loops of PCDP; both ends belong to a range.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.ProcedureInt1D;
import edu.rice.pcdp.ProcedureInt2D;

public class PcdpLoops {
    static int sum;

    public static void main(final String[] args) {
        final int[] a = new int[8];
        final int[][] b = new int[3][3];
        final ProcedureInt1D number = i -> a[i] = i;
        final ProcedureInt2D product = (i, j) -> b[i][j] = i * j;
        forall(0, 7, number);
        assert a[7] == 7;
        forallChunked(0, 7, i -> a[i]++);
        forallChunked(1, 7, 3, i -> a[i]++);
        assert a[0] == 1 && a[7] == 9;
        forall2d(0, 2, 1, 2, product);
        forall2dChunked(0, 2, 0, 2, (i, j) -> b[i][j]++);
        forall2dChunked(0, 2, 0, 2, 2, (i, j) -> b[i][j]++);
        assert b[2][2] == 6 && b[0][0] == 2;
        finish(() -> {
            forasync(0, 1, i -> a[i] = 0);
            forasyncChunked(2, 7, 2, i -> a[i] = 0);
            forasync2d(0, 0, 0, 2, (i, j) -> b[i][j] = 0);
            forasync2dChunked(1, 2, 0, 2, 2, (i, j) -> b[i][j] = 0);
        });
        forseq(0, 7, i -> sum += a[i]);
        forseq2d(0, 2, 0, 2, (i, j) -> sum += b[i][j]);
        assert sum == 0;
    }
}
