// expect: true
// note: Bodies that are anonymous classes, of each functional interface.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjProcedureInt1D;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;

public class AnonymousBodies {
    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() {
                final int[] a = new int[4];
                forAll(0, 1, new HjSuspendingProcedure<Integer>() {
                    @Override
                    public void apply(final Integer i) {
                        a[i]++;
                    }
                });
                forall(1, 2, new HjSuspendingProcedureInt1D() {
                    @Override
                    public void apply(final int i) {
                        a[i]++;
                    }
                });
                forallNb(2, 3, new HjProcedureInt1D() {
                    @Override
                    public void apply(final int i) {
                        a[i]++;
                    }
                });
                forall(0, 1, 0, 1, new HjSuspendingProcedureInt2D() {
                    @Override
                    public void apply(final int i, final int j) {
                        a[2 * i + j]++;
                    }
                });
                final HjFuture<Integer> sum = future(new HjSuspendingCallable<Integer>() {
                    @Override
                    public Integer call() {
                        return a[0] + a[1] + a[2] + a[3];
                    }
                });
                final HjFuture<Integer> twice = futureNb(new HjCallable<Integer>() {
                    @Override
                    public Integer call() {
                        return 2 * sum.get();
                    }
                });
                assert twice.get() == 20;
            }
        });
    }
}
