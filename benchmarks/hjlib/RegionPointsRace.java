// expect: false(no-data-race)
// note: Two points of the region have the same second number.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;

public class RegionPointsRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion2D square = newRectangularRegion2D(0, 1, 1, 2);
            final int[] cells = new int[3];
            finish(() -> {
                async(() -> cells[square.toRegionIndex(3).get(1)] = 1); //~ race with line 18
                for (final HjPoint p : square.toSeqIterable()) {
                    if (p.get(0) == 0) {
                        cells[p.get(1)] = 2;
                    }
                }
            });
        });
    }
}
