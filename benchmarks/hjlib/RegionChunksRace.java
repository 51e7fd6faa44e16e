// expect: false(no-data-race)
// note: Where a chunk ends, the next one goes on beside it; without chunks, each point has a task of its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;

public class RegionChunksRace {
    static int x;
    static int y;
    static int z;
    static int u;
    static int v;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 1);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 1);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 0, 0, 1, 0, 1);
            final int[] a = new int[5];
            forallChunked(line, 1, i -> x = i); //~ race with line 21
            forallChunked(cube, 3, (i, j, k) -> a[2 * j + k] = a[2 * j + k + 1]); //~ race with line 22
            forallNb(plane, (i, j) -> y = i); //~ race with line 23
            forallNb(0, 1, 0, 0, (i, j) -> y = i); //~ race with line 24
            forasyncChunked(plane, 3, (i, j) -> z = i); //~ race with line 25
            forasyncNb(cube, (i, j, k) -> u = i); //~ race with line 26
            forasyncNb(0, 1, 0, 0, (i, j) -> v = i); //~ race with line 27
        });
    }
}
