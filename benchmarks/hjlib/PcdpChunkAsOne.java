// expect: true
// note: All iterations are in one chunk.

import static edu.rice.pcdp.PCDP.*;

public class PcdpChunkAsOne {
    public static void main(final String[] args) {
        final int[] a = new int[8];
        forallChunked(1, 6, 6, i -> a[i] = a[i - 1] + 1);
        assert a[6] == 6;
    }
}
