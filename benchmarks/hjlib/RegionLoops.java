// expect: true
// note: Both ends of a region belong to it; loops over regions in all dimensions.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjRegion1D;

public class RegionLoops {
    static int steps;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D line = newRectangularRegion1D(2, 5);
            final HjRegion.HjRegion2D square = newRectangularRegion2D(0, 2, 1, 2);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 1, 0, 1);
            assert line.numElements() == 4 && square.numElements() == 6 && cube.numElements() == 8;
            assert line.rank() == 1 && square.rank() == 2 && cube.rank() == 3;
            assert square.lowerLimit(1) == 1 && square.upperLimits()[0] == 2;
            assert square.toLinearIndex(1, 2) == 3;

            final int[] a = new int[8];
            forall(line, i -> a[i] = i);
            assert a[1] == 0 && a[2] == 2 && a[5] == 5 && a[6] == 0;

            final int[][] b = new int[3][3];
            finish(() -> forasync(square, (i, j) -> b[i][j] = 1));
            assert b[0][0] == 0 && b[0][1] == 1 && b[2][2] == 1;

            final int[] c = new int[8];
            forallChunked(cube, 3, (i, j, k) -> c[cube.toLinearIndex(i, j, k)] = i + j + k);
            assert c[7] == 3 && c[4] == 1;

            forseqNb(line, i -> steps += i);
            assert steps == 14;
            int sum = 0;
            for (final HjPoint p : square.toSeqIterable()) {
                sum += p.get(0) * 10 + p.get(1);
            }
            assert sum == 69;
            assert newPoint(1, 2).compareTo(newPoint(1, 3)) < 0;
        });
    }
}
