// expect: false(assertion)
// note: A walk goes through the points in order, the last dimension first; both ends are among them.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import java.util.Iterator;

public class RegionWalkWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjRegion.HjRegion2D plane = newRectangularRegion2D(1, 2, 0, 1);
            int text = 0;
            for (final Iterator<HjPoint> walk = plane.iterator(); walk.hasNext();) {
                final HjPoint p = walk.next();
                text = 100 * text + 10 * p.get(0) + p.get(plane.rank() - 1);
            }
            assert text == 10201121; //~ assertion
        });
    }
}
