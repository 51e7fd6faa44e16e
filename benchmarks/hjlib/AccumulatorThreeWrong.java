// expect: false(assertion)
// note: Each of the accumulators of a finish has a reduction of its own.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorThreeWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            final HjFinishAccumulator most = newFinishAccumulator(HjOperator.MAX, int.class);
            final HjFinishAccumulator all = newFinishAccumulator(HjOperator.PROD, double.class);
            assert all.getOperator() == HjOperator.PROD && all.getType() == double.class;
            finish(sum, most, all, () -> {
                async(() -> sum.put(2));
                async(() -> most.put(3));
                sum.put(Integer.valueOf(2));
                most.put(1);
                all.put(0.5);
            });
            assert all.get().doubleValue() == 0.5 && most.get().intValue() == 3;
            assert sum.get().intValue() == most.get().intValue(); //~ assertion
        });
    }
}
