// expect: false(assertion)
// note: Both accumulators of the list have their results: the largest is not the last.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import java.util.Arrays;

public class AccumulatorListWrong {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator most = newFinishAccumulator(HjOperator.MAX, int.class);
            final HjFinishAccumulator product = newFinishAccumulator(HjOperator.PROD, int.class);
            finish(Arrays.asList(most, product), () -> forasync(1, 2, i -> {
                most.put(-i);
                product.put(2 * i);
            }));
            assert product.get().intValue() == 8;
            assert most.get().intValue() == -2; //~ assertion
        });
    }
}
