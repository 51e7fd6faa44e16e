// expect: false(assertion)
// tasks: 4
// note: The accumulator is read inside its finish, where it still has the initial value.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorSumWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(sum, () -> {
                finish(() -> {
                    for (int i = 1; i <= 3; i++) {
                        final int n = i;
                        async(() -> sum.put(n));
                    }
                });
                assert sum.get().intValue() == 6; //~ assertion
            });
        });
    }
}
