// expect: false(no-data-race)
// note: Puts do not race, but they order nothing either.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorNotSynchronized {
    static int last;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(sum, () -> {
                for (int i = 1; i <= 3; i++) {
                    final int n = i;
                    async(() -> {
                        sum.put(n);
                        last = n; //~ race with line 20
                    });
                }
            });
            assert sum.get().intValue() == 6;
        });
    }
}
