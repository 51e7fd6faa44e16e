// expect: true
// note: Twin of SharedBodyFieldRace: a local variable belongs to one call.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjSuspendingProcedureInt1D;

public class SharedBodyLocal {
    public static void main(final String[] args) {
        final int[] squares = new int[3];
        launchHabaneroApp(() -> {
            forall(0, 2, new HjSuspendingProcedureInt1D() {
                @Override
                public void apply(final int i) {
                    final int temp = i * i;
                    squares[i] = temp;
                }
            });
            assert squares[2] == 4;
        });
    }
}
