// expect: false(no-data-race)
// note: Points of the same column write one element.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;

public class RegionLoopsRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion2D square = newRectangularRegion2D(0, 2, 0, 2);
            final int[] a = new int[3];
            forall(square, (i, j) -> {
                a[j] = i; //~ race with line 14
            });
        });
    }
}
