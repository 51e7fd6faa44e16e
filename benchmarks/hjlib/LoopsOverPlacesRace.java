// expect: false(no-data-race)
// note: Each loop's tasks write what others of them write.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;
import java.util.List;

public class LoopsOverPlacesRace {
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

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 1);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 0);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 0, 0, 0);
            forall(List.of(0, 1), i -> a = i); //~ race with line 26
            forallNb(List.of(0, 1), i -> b = i); //~ race with line 27
            forallNb(line, i -> c = i); //~ race with line 28
            finish(() -> forasync(line, i -> d = i)); //~ race with line 29
            finish(() -> forasyncNb(line, i -> e = i)); //~ race with line 30
            forAll(0, 1, 0, 0, (i, j) -> f = i); //~ race with line 31
            finish(() -> forAsync(0, 1, 0, 0, (i, j) -> g = i)); //~ race with line 32
            finish(() -> forasync(plane, (i, j) -> h = i)); //~ race with line 33
            finish(() -> forasyncNb(plane, (i, j) -> k = i)); //~ race with line 34
            finish(() -> forasync(cube, (i, j, n) -> l = i)); //~ race with line 35
        });
    }
}
