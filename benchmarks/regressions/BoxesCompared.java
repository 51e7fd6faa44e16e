// expect: true
// note: equal boxes are one object up to 127 only
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjSuspendingProcedure;

public class BoxesCompared {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forAll(126, 129, new HjSuspendingProcedure<Integer>() {
                public void apply(Integer i) {
                    Integer again = Integer.valueOf(i.intValue());
                    assert (i == again) == (i <= 127);
                    assert i.equals(again);
                }
            });
            Integer one = 1000;
            Integer other = 1000;
            assert one != other && one.equals(other);
        });
    }
}
