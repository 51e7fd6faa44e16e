// expect: false(no-data-race)
// note: Bodies that are kept in variables: each leaves out one of its numbers, so that iterations share a cell.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjProcedureInt2D;
import edu.rice.hj.api.HjProcedureInt3D;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import java.util.List;

public class BodyTypesRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[6];
            final HjRunnable first = () -> a[0] = 1; //~ race with line 18
            final HjSuspendingProcedureInt1D line = i -> a[1] = i; //~ race with line 19
            final HjProcedureInt2D plane = (i, j) -> a[2] = j; //~ race with line 20
            final HjProcedureInt3D space = (i, j, k) -> a[3] = k; //~ race with line 21
            final HjSuspendingProcedureInt3D box = (i, j, k) -> a[4] = k; //~ race with line 22
            final HjProcedure<Integer> each = n -> a[5] = n; //~ race with line 23
            finish(() -> {
                asyncNb(first);
                asyncNb(first);
            });
            forall(0, 1, line);
            forallNb(0, 0, 0, 1, plane);
            forallNb(newRectangularRegion3D(0, 0, 0, 0, 0, 1), space);
            forall(newRectangularRegion3D(0, 0, 0, 0, 0, 1), box);
            forallNb(List.of(1, 2), each);
        });
    }
}
