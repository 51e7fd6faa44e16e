// expect: false(no-data-race)
// note: One object may be the body of all iterations: its field is theirs together.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjProcedureInt1D;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;

public class AnonymousBodiesRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() {
                forAll(0, 1, new HjSuspendingProcedure<Integer>() {
                    private int last;

                    @Override
                    public void apply(final Integer i) {
                        last = i; //~ race with line 26
                    }
                });
                forallNb(0, 1, new HjProcedureInt1D() {
                    private int last;

                    @Override
                    public void apply(final int i) {
                        last = i; //~ race with line 34
                    }
                });
                forall(0, 1, 0, 0, new HjSuspendingProcedureInt2D() {
                    private int last;

                    @Override
                    public void apply(final int i, final int j) {
                        last = i; //~ race with line 42
                    }
                });
                final HjFuture<Integer> f = future(new HjSuspendingCallable<Integer>() {
                    @Override
                    public Integer call() {
                        return x = 1; //~ race with line 54
                    }
                });
                futureNb(new HjCallable<Integer>() {
                    @Override
                    public Integer call() {
                        return x = 2;
                    }
                });
            }
        });
    }
}
