// expect: true
// note: Two accumulators with one finish, one by one or as a list; both have their results behind it, also what was put inside of an inner one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import java.util.List;

public class AccumulatorsTwo {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator product = newFinishAccumulator(HjOperator.PROD, int.class);
            final HjFinishAccumulator least = newFinishAccumulator(HjOperator.MIN, double.class);
            finish(product, least, () -> {
                finish(() -> forasync(2, 3, i -> product.put(i)));
                async(() -> least.put(0.5));
                least.put(0.25);
                assert product.get().intValue() == 1;
            });
            assert product.get().intValue() == 6 && least.get().doubleValue() == 0.25;
            assert product.getType() == int.class && least.getOperator() == HjOperator.MIN;
            final HjFinishAccumulator most = newFinishAccumulator(HjOperator.MAX, int.class);
            final HjFinishAccumulator total = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(List.of(most, total), () -> forasync(1, 2, i -> {
                most.put(i);
                total.put(i);
            }));
            assert most.get().intValue() == 2 && total.get().intValue() == 3;
        });
    }
}
