// expect: true
// note: Chunks of the default size share nothing but what each iteration owns.

import static edu.rice.pcdp.PCDP.*;

public class PcdpChunksOfDefault {
    public static void main(final String[] args) {
        final int[] a = new int[6];
        finish(() -> forasyncChunked(0, 5, i -> a[i] += i));
        forallChunked(0, 5, i -> a[i]++);
        for (int i = 0; i < a.length; i++) {
            assert a[i] == i + 1;
        }
    }
}
