// expect: false(no-data-race)
// note: The chunks of a loop over two ranges are of rows in order: a column is in several of them.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.ProcedureInt1D;
import edu.rice.pcdp.ProcedureInt2D;

public class PcdpLoopsRace {
    public static void main(final String[] args) {
        final int[] a = new int[3];
        final int[] b = new int[3];
        forall2dChunked(0, 1, 0, 2, 3, (i, j) -> a[i] += j);
        finish(() -> {
            forasync2d(0, 2, 0, 0, (i, j) -> a[i] = j);
            forasync2dChunked(0, 1, 0, 2, 3, (i, j) -> b[j] += i); //~ race with line 16
        });
        assert a[2] == 0;
        final ProcedureInt1D line = i -> a[0] = i; //~ race with line 19
        final ProcedureInt2D plane = (i, j) -> a[1] = j; //~ race with line 20
        forall(0, 1, line);
        forall2d(0, 1, 0, 0, plane);
    }
}
