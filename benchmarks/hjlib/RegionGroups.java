// expect: true
// note: A loop of three workers, each on its part of the region, and one of two by two on quarters of a square.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;

public class RegionGroups {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D all = newRectangularRegion1D(0, 9);
            final int[] a = new int[10];
            forall(0, 2, g -> {
                final HjRegion1D mine = myGroup(g, all, 3);
                forseqNb(mine, i -> a[i] = g + 1);
            });
            assert a[0] == 1 && a[3] == 1 && a[4] == 2 && a[7] == 2 && a[8] == 3 && a[9] == 3;
            final HjRegion2D square = newRectangularRegion2D(0, 3, 0, 2);
            final int[][] b = new int[4][3];
            forall(0, 1, 0, 1, (p, q) -> forseqNb(myGroup(p, q, square, 2, 2), (i, j) -> b[i][j] += 2 * p + q));
            assert b[1][1] == 0 && b[1][2] == 1 && b[2][0] == 2 && b[3][2] == 3;
        });
    }
}
