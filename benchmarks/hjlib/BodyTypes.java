// expect: true
// note: Bodies that are kept in variables, of the functional interfaces that suspend and of those that do not.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjProcedureInt2D;
import edu.rice.hj.api.HjProcedureInt3D;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import edu.rice.hj.runtime.util.Pair;

public class BodyTypes {
    static int told;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[2];
            final HjRunnable first = () -> a[0]++;
            final HjSuspendingProcedureInt1D line = i -> a[i]++;
            final HjProcedureInt2D plane = (i, j) -> a[i] += j;
            final HjProcedureInt3D space = (i, j, k) -> a[i] += j * k;
            final HjSuspendingProcedureInt3D box = (i, j, k) -> a[i] += j + k;
            finish(() -> asyncNb(first));
            forall(0, 1, line);
            forallNb(0, 1, 2, 2, plane);
            forallNb(newRectangularRegion3D(0, 1, 3, 3, 4, 4), space);
            forall(newRectangularRegion3D(0, 1, 5, 5, 6, 6), box);
            assert a[0] == 27 && a[1] == 26;
            final HjProcedure<Pair<HjActor<Integer>, Integer>> hears = p -> {
                told = p.right;
                p.left.exit();
            };
            finish(() -> {
                final HjActor<Integer> listener = newActor(hears);
                listener.start();
                listener.send(7);
            });
            assert told == 7;
        });
    }
}
