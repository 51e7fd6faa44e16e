// expect: false(no-data-race)
// note: The workers' parts overlap: each reads the element behind its own; the quarters of a square meet in a row of what they count.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;

public class RegionGroupsRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D all = newRectangularRegion1D(0, 8);
            final int[] a = new int[10];
            forall(0, 2, g -> {
                final HjRegion1D mine = myGroup(g, all, 3);
                forseqNb(mine, i -> {
                    a[i] = //~ race with line 19
                            1 //
                            + a[i + 1];
                });
            });
            final HjRegion2D square = newRectangularRegion2D(0, 1, 0, 1);
            final int[] rows = new int[2];
            forall(0, 1, 0, 1, (p, q) -> {
                forseqNb(myGroup(p, q, square, 2, 2), (i, j) -> rows[i]++); //~ race with line 25
            });
        });
    }
}
