// expect: false(no-data-race)
// note: One body object serves all iterations, so its field is shared memory.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjSuspendingProcedureInt1D;

public class SharedBodyFieldRace {
    public static void main(final String[] args) {
        final int[] squares = new int[3];
        launchHabaneroApp(() -> {
            forall(0, 2, new HjSuspendingProcedureInt1D() {
                private int temp;

                @Override
                public void apply(final int i) {
                    temp = i * i; //~ race with line 17 //~ race with line 18
                    squares[i] = temp;
                }
            });
        });
    }
}
