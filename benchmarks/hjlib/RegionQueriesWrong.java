// expect: false(exception)
// note: The upper end belongs to the region, which has one element more than the array.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion.HjRegion1D;

public class RegionQueriesWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion1D line = newRectangularRegion1D(0, 4);
            final int[] a = new int[line.upperLimit(0) - line.lowerLimit(0)];
            forall(line, i -> a[i] = 1); //~ exception: ArrayIndexOutOfBoundsException
        });
    }
}
