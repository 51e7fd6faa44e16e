// expect: true
// note: The points of a region have numbers, in the order in which one walks through it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import java.util.Iterator;

public class RegionPoints {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion2D square = newRectangularRegion2D(0, 1, 1, 2);
            final Iterator<HjPoint> walk = square.iterator();
            final int[][] cells = new int[2][3];
            finish(() -> {
                for (int k = 0; k < square.numElements(); k++) {
                    final HjPoint p = square.toRegionIndex(k);
                    assert p.rank() == square.rank() && p.compareTo(walk.next()) == 0;
                    async(() -> cells[p.get(0)][p.get(1)] = square.toLinearIndex(p.get(0), p.get(1)));
                }
            });
            assert !walk.hasNext() && cells[0][1] == 0 && cells[1][2] == 3;
        });
    }
}
