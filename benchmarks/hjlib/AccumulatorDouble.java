// expect: true
// pure-smt: timeout
// note: Sums and products that no order rounds are the same in every order; of the last sum, rounding depends on the order.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorDouble {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, double.class);
            final HjFinishAccumulator product = newFinishAccumulator(HjOperator.PROD, double.class);
            final HjFinishAccumulator most = newFinishAccumulator(HjOperator.MAX, double.class);
            final HjFinishAccumulator tenths = newFinishAccumulator(HjOperator.SUM, double.class);
            finish(sum, product, most, () -> {
                finish(tenths, () -> {
                    for (int i = 1; i <= 4; i++) {
                        final int n = i;
                        async(() -> {
                            sum.put(n * 0.5);
                            product.put((double) n);
                            most.put(n * 0.25);
                            tenths.put(n * 0.1);
                        });
                    }
                });
            });
            assert sum.get().doubleValue() == 5.0;
            assert product.get().doubleValue() == 24.0;
            assert most.get().doubleValue() == 1.0;
            System.out.println(tenths.get());
        });
    }
}
