// expect: true
// note: Limits of regions, and the numbers of their points, row by row.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion.HjRegion1D;
import edu.rice.hj.api.HjRegion.HjRegion2D;

public class RegionQueries {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion2D square = newRectangularRegion2D(1, 2, 3, 5);
            assert square.lowerLimits()[0] == 1 && square.upperLimits()[1] == 5;
            assert square.lowerLimit(1) == 3 && square.numElements() == 6;
            final int[] numbers = new int[6];
            forall(square, (i, j) -> numbers[square.toLinearIndex(i, j)] = 10 * i + j);
            assert numbers[0] == 13 && numbers[3] == 23 && numbers[5] == 25;
            final HjRegion1D part = myGroup(1, newRectangularRegion1D(0, 9), 3);
            assert part.lowerLimit(0) == 4 && part.upperLimit(0) == 7;
        });
    }
}
