// expect: false(no-data-race)
// note: Within a chunk the iterations are in order; across its border they are not.

import static edu.rice.pcdp.PCDP.*;

public class PcdpChunkBorderRace {
    public static void main(final String[] args) {
        final int[] a = new int[8];
        forallChunked(1, 6, 3, i -> {
            a[i] = a[i - 1] + 1; //~ race with line 10
        });
    }
}
