// expect: true
// note: A loop of three workers, each on its part of the region.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion1D;

public class RegionGroups {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D all = newRectangularRegion1D(0, 9);
            final int[] a = new int[10];
            forall(0, 2, g -> {
                final HjRegion1D mine = myGroup(g, all, 3);
                forseqNb(mine, i -> a[i] = g + 1);
            });
            assert a[0] == 1 && a[3] == 1 && a[4] == 2 && a[7] == 2 && a[8] == 3 && a[9] == 3;
        });
    }
}
