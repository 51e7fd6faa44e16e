// expect: true
// note: Chunks of regions and ranges, of a size that is given or of the default one: each place is visited once by each loop.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;
import java.util.List;

public class ChunksOfPlaces {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 2);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 1);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 1, 0, 0);
            final int[] a = new int[3];
            final int[][] b = new int[2][2];

            forallChunked(line, i -> a[i]++);
            forallNbChunked(line, 2, i -> a[i]++);
            forallNbChunked(List.of(0, 1, 2), 2, i -> a[i]++);
            finish(() -> forasyncChunked(line, 2, i -> a[i]++));
            finish(() -> forasyncNbChunked(line, 2, i -> a[i]++));
            finish(() -> forasyncNbChunked(List.of(0, 1, 2), 2, i -> a[i]++));
            finish(() -> forasyncNbChunked(0, 2, i -> a[i]++));

            forallChunked(0, 1, 0, 1, (i, j) -> b[i][j]++);
            forallChunked(plane, (i, j) -> b[i][j]++);
            forallChunked(cube, (i, j, k) -> b[i][j]++);
            forallNbChunked(plane, 3, (i, j) -> b[i][j]++);
            forallNbChunked(cube, 3, (i, j, k) -> b[i][j]++);
            finish(() -> forasyncChunked(0, 1, 0, 1, (i, j) -> b[i][j]++));
            finish(() -> forasyncChunked(0, 1, 0, 1, 2, (i, j) -> b[i][j]++));
            finish(() -> forasyncChunked(cube, 2, (i, j, k) -> b[i][j]++));
            finish(() -> forasyncNbChunked(plane, 2, (i, j) -> b[i][j]++));
            finish(() -> forasyncNbChunked(cube, 2, (i, j, k) -> b[i][j]++));

            for (final int v : a) {
                assert v == 7;
            }
            assert b[0][0] == 10 && b[0][1] == 10 && b[1][0] == 10 && b[1][1] == 10;
        });
    }
}
