// expect: false(no-data-race)
// note: The chunks of each loop write what others of them write. The default size is one chunk for each worker.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;
import java.util.List;

public class ChunksOfPlacesRace {
    static int a;
    static int b;
    static int c;
    static int d;
    static int e;
    static int f;
    static int g;
    static int h;
    static int k;
    static int l;
    static int m;
    static int n;
    static int o;
    static int p;
    static int q;
    static int r;
    static int s;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 1);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 0);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 0, 0, 0);
            forallChunked(line, i -> a = i); //~ race with line 33
            forallNbChunked(line, 1, i -> b = i); //~ race with line 34
            forallNbChunked(List.of(0, 1), 1, i -> c = i); //~ race with line 35
            finish(() -> forasyncChunked(line, 1, i -> d = i)); //~ race with line 36
            finish(() -> forasyncNbChunked(line, 1, i -> e = i)); //~ race with line 37
            finish(() -> forasyncNbChunked(List.of(0, 1), 1, i -> f = i)); //~ race with line 38
            finish(() -> forasyncNbChunked(0, 1, i -> g = i)); //~ race with line 39

            forallChunked(0, 1, 0, 0, (i, j) -> h = i); //~ race with line 41
            forallChunked(plane, (i, j) -> k = i); //~ race with line 42
            forallChunked(cube, (i, j, z) -> l = i); //~ race with line 43
            forallNbChunked(plane, 1, (i, j) -> m = i); //~ race with line 44
            forallNbChunked(cube, 1, (i, j, z) -> n = i); //~ race with line 45
            finish(() -> forasyncChunked(0, 1, 0, 0, (i, j) -> o = i)); //~ race with line 46
            finish(() -> forasyncChunked(0, 1, 0, 0, 1, (i, j) -> p = i)); //~ race with line 47
            finish(() -> forasyncChunked(cube, 1, (i, j, z) -> q = i)); //~ race with line 48
            finish(() -> forasyncNbChunked(plane, 1, (i, j) -> r = i)); //~ race with line 49
            finish(() -> forasyncNbChunked(cube, 1, (i, j, z) -> s = i)); //~ race with line 50
        });
    }
}
