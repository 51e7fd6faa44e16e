// expect: true
// note: Loops over regions of one, two and three dimensions, in chunks of neighbours or not.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;

public class RegionChunks {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(1, 2);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 1, 2);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 0, 0, 1, 1, 2);
            final int[][] a = new int[2][3];
            forallChunked(line, 2, i -> a[0][i] = a[0][i - 1] + 1);
            finish(() -> forasyncChunked(line, 1, i -> a[1][i]++));
            finish(() -> forasyncChunked(plane, 2, (i, j) -> a[i][j] += a[i][j - 1]));
            assert a[0][2] == 3 && a[1][2] == 2;
            forallChunked(cube, 2, (i, j, k) -> a[j][k] = i + k);
            finish(() -> forasyncChunked(cube, 3, (i, j, k) -> a[j][k]++));
            finish(() -> forasyncNb(line, i -> a[0][i]++));
            finish(() -> forasyncNb(plane, (i, j) -> a[i][j]++));
            finish(() -> forasyncNb(cube, (i, j, k) -> a[j][k]++));
            finish(() -> forasyncNb(0, 1, 1, 2, (i, j) -> a[i][j]++));
            forallNb(0, 1, 1, 2, (i, j) -> a[i][j]++);
            forallNb(plane, (i, j) -> a[i][j]++);
            assert a[0][1] == 8 && a[1][2] == 8 && a[0][0] == 0;
        });
    }
}
