// expect: false(no-data-race)
// note: Loops that make no tasks, each beside a task that writes what they write.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;

public class WalksBesideRace {
    static int a;
    static int b;
    static int c;
    static int d;
    static int e;
    static int f;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(0, 1);
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(0, 1, 0, 0);
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 0, 0, 0);
            finish(() -> {
                async(() -> a = 7); //~ race with line 23
                forseq(line, i -> a = i);
                async(() -> b = 7); //~ race with line 25
                forseq(plane, (i, j) -> b = i);
                async(() -> c = 7); //~ race with line 27
                forseq(cube, (i, j, k) -> c = i);
                async(() -> d = 7); //~ race with line 29
                forseqNb(0, 1, 0, 0, (i, j) -> d = i);
                async(() -> e = 7); //~ race with line 31
                forseqNb(plane, (i, j) -> e = i);
                async(() -> f = 7); //~ race with line 33
                forseqNb(cube, (i, j, k) -> f = i);
            });
        });
    }
}
