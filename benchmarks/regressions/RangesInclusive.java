// expect: true
// note: Every range has both its ends, in every kind of loop.

import static edu.rice.hj.Module2.*;

public class RangesInclusive {
    static int steps;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[12];
            final int[][] b = new int[4][4];
            forall(0, 3, i -> a[i]++);
            forallNb(0, 3, i -> a[i]++);
            forallChunked(0, 3, 2, i -> a[i]++);
            forallNbChunked(0, 3, i -> a[i]++);
            forallPhased(0, 3, i -> a[i]++);
            finish(() -> forasync(0, 3, i -> a[i]++));
            finish(() -> forasyncNb(0, 3, i -> a[i]++));
            finish(() -> forasyncChunked(0, 3, 3, i -> a[i]++));
            finish(() -> forasyncPhased(0, 3, i -> a[i]++));
            forallNb(newRectangularRegion1D(0, 3), i -> a[i]++);
            forall(0, 3, 0, 3, (i, j) -> b[i][j]++);
            forall(newRectangularRegion2D(0, 3, 0, 3), (i, j) -> b[i][j]++);
            for (int i = 0; i < a.length; i++) {
                assert a[i] == (i <= 3 ? 10 : 0);
            }
            forseq(0, 3, 0, 3, (i, j) -> steps += b[i][j]);
            forseq(0, 3, i -> steps++);
            forseqNb(0, 3, i -> steps++);
            assert steps == 40;
        });
    }
}
