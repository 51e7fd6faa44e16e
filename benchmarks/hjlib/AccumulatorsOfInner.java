// expect: false(assertion)
// note: An inner finish does not bring what is registered with the outer one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorsOfInner {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator product = newFinishAccumulator(HjOperator.PROD, int.class);
            final HjFinishAccumulator least = newFinishAccumulator(HjOperator.MIN, int.class);
            finish(product, least, () -> {
                finish(() -> forasync(2, 3, i -> {
                    product.put(i);
                    least.put(i);
                }));
                assert product.get().intValue() == 6 || least.get().intValue() == 2; //~ assertion
            });
        });
    }
}
