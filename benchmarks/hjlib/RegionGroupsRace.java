// expect: false(no-data-race)
// note: The workers' parts overlap: each reads the element behind its own.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion1D;

public class RegionGroupsRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D all = newRectangularRegion1D(0, 8);
            final int[] a = new int[10];
            forall(0, 2, g -> {
                final HjRegion1D mine = myGroup(g, all, 3);
                forseqNb(mine, i -> {
                    a[i] = //~ race with line 18
                            1 //
                            + a[i + 1];
                });
            });
        });
    }
}
