// expect: true
// args: 8
// tasks: 9
// pure-smt: timeout
// note: The argument is the number of tasks, each with one put: however many, that two puts commute is proved once.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class Accumulator {
    public static void main(final String[] args) {
        final int tasks = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(sum, () -> {
                for (int i = 1; i <= tasks; i++) {
                    final int n = i;
                    async(() -> sum.put(n));
                }
            });
            assert sum.get().intValue() == tasks * (tasks + 1) / 2;
        });
    }
}
