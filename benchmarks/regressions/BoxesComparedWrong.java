// expect: false(assertion)
// note: the index of a loop is a box: beyond 127 it is another one than that of the same number
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjSuspendingProcedure;

public class BoxesComparedWrong {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forAll(126, 129, new HjSuspendingProcedure<Integer>() {
                public void apply(Integer i) {
                    Integer again = Integer.valueOf(i.intValue());
                    assert i == again; //~ assertion
                }
            });
        });
    }
}
