// expect: false(assertion)
// pure-smt: timeout
// note: (0.1 + 0.2) + 0.3 is not 0.1 + (0.2 + 0.3).

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorDoubleRounds {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, double.class);
            finish(sum, () -> {
                for (int i = 1; i <= 3; i++) {
                    final double d = i / 10.0;
                    async(() -> sum.put(d));
                }
            });
            assert sum.get().doubleValue() == 0.1 + 0.2 + 0.3; //~ assertion
        });
    }
}
