// expect: true
// tasks: 6
// note: Puts of integers commute: one order is enough. Inside the finish, get still has the initial value.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorSum {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            final HjFinishAccumulator least = newFinishAccumulator(HjOperator.MIN, int.class);
            final HjFinishAccumulator most = newFinishAccumulator(HjOperator.MAX, int.class);
            assert sum.get().intValue() == 0;
            finish(sum, least, most, () -> {
                for (int i = 1; i <= 5; i++) {
                    final int n = i;
                    async(() -> {
                        sum.put(n);
                        least.put(n);
                        most.put(n);
                    });
                }
                assert sum.get().intValue() == 0;
            });
            assert sum.get().intValue() == 15;
            assert least.get().intValue() == 1;
            assert most.get().intValue() == 5;
        });
    }
}
