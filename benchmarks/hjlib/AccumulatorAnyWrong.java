// expect: false(assertion)
// note: Any of the values that were put, also where one task puts them in order.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorAnyWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator any = newFinishAccumulator(HjOperator.ANY, int.class);
            finish(any, () -> async(() -> {
                any.put(3);
                any.put(5);
            }));
            assert any.get().intValue() == 5; //~ assertion
        });
    }
}
