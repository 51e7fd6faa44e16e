// expect: false(exception)
// note: The task is of another finish than the one with which the accumulator is registered.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorOutsideScope {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            async(() -> sum.put(1)); //~ exception: FinishAccumulatorException
            finish(sum, () -> async(() -> sum.put(2)));
        });
    }
}
