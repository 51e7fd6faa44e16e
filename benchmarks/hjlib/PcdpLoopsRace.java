// expect: false(no-data-race)
// note: The chunks of a loop over two ranges are of rows in order: a column is in several of them.

import static edu.rice.pcdp.PCDP.*;

public class PcdpLoopsRace {
    public static void main(final String[] args) {
        final int[] a = new int[3];
        final int[] b = new int[3];
        forall2dChunked(0, 1, 0, 2, 3, (i, j) -> a[i] += j);
        finish(() -> {
            forasync2d(0, 2, 0, 0, (i, j) -> a[i] = j);
            forasync2dChunked(0, 1, 0, 2, 3, (i, j) -> b[j] += i); //~ race with line 13
        });
        assert a[2] == 0;
    }
}
