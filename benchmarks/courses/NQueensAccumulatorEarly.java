// expect: false(assertion)
// note: The accumulator is asked within its finish, where it still has the initial value.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class NQueensAccumulatorEarly {
    static void place(final int size, final int columns, final int rising, final int falling, final HjFinishAccumulator found) {
        final int all = (1 << size) - 1;
        if (columns == all) {
            found.put(1);
            return;
        }
        for (int free = all & ~(columns | rising | falling); free != 0; free &= free - 1) {
            final int queen = Integer.lowestOneBit(free);
            async(() -> place(size, columns | queen, (rising | queen) << 1, (falling | queen) >> 1, found));
        }
    }

    public static void main(final String[] args) {
        final int size = 4;
        launchHabaneroApp(() -> {
            final HjFinishAccumulator found = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(found, () -> {
                finish(() -> place(size, 0, 0, 0, found));
                assert found.get().intValue() == 2; //~ assertion
            });
        });
    }
}
