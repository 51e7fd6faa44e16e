// expect: false(exception)
// note: A region in three dimensions has an element more than there is room for.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion;

public class CubeTooSmall {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion3D cube = newRectangularRegion3D(0, 1, 0, 1, 0, 1);
            assert newPoint(0, 1).compareTo(newPoint(1, 0)) < 0;
            assert cube.lowerLimits()[2] == 0 && cube.upperLimits()[2] == 1;
            final int[] cells = new int[cube.numElements() - 1];
            finish(() -> forasync(cube, (i, j, k) -> {
                cells[cube.toLinearIndex(i, j, k)] = 1; //~ exception: ArrayIndexOutOfBoundsException
            }));
        });
    }
}
