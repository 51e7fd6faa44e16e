// expect: true
// note: Loops over lines, planes, cubes and collections: each place is visited once by each loop, whoever visits it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;
import java.util.List;

public class LoopsOverPlaces {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 2);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 1);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 1, 0, 0);
            final int[] a = new int[3];
            final int[][] b = new int[2][2];

            forall(List.of(0, 1, 2), i -> a[i]++);
            forallNb(List.of(0, 1, 2), i -> a[i]++);
            forallNb(line, i -> a[i]++);
            finish(() -> forasync(line, i -> a[i]++));
            finish(() -> forasyncNb(line, i -> a[i]++));
            forseq(line, i -> a[i]++);

            forAll(0, 1, 0, 1, (i, j) -> b[i][j]++);
            finish(() -> forAsync(0, 1, 0, 1, (i, j) -> b[i][j]++));
            finish(() -> forasync(plane, (i, j) -> b[i][j]++));
            finish(() -> forasyncNb(plane, (i, j) -> b[i][j]++));
            finish(() -> forasync(cube, (i, j, k) -> b[i][j]++));
            forseq(plane, (i, j) -> b[i][j]++);
            forseq(cube, (i, j, k) -> b[i][j]++);
            forseqNb(0, 1, 0, 1, (i, j) -> b[i][j]++);
            forseqNb(plane, (i, j) -> b[i][j]++);
            forseqNb(cube, (i, j, k) -> b[i][j]++);

            for (final int v : a) {
                assert v == 6;
            }
            assert b[0][0] == 10 && b[0][1] == 10 && b[1][0] == 10 && b[1][1] == 10;
        });
    }
}
