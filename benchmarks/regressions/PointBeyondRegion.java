// expect: unknown(unsupported)
// note: What the library makes of a point outside of its region is not described.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjRegion;

public class PointBeyondRegion {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion1D line = newRectangularRegion1D(1, 3);
            assert line.toRegionIndex(2).get(0) == 3;
            line.toRegionIndex(3);
        });
    }
}
