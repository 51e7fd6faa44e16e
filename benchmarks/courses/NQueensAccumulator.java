// expect: true
// note: All ways to place queens on a board, counted by an accumulator of the finish; columns and diagonals are bits.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import edu.rice.hj.api.SuspendableException;

public class NQueensAccumulator {
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

    static int solutions(final int size) throws SuspendableException {
        final HjFinishAccumulator found = newFinishAccumulator(HjOperator.SUM, int.class);
        finish(found, () -> place(size, 0, 0, 0, found));
        return found.get().intValue();
    }

    public static void main(final String[] args) {
        final int[] known = {1, 1, 0, 0, 2, 10};
        launchHabaneroApp(() -> {
            for (int size = 1; size < known.length; size++) {
                assert solutions(size) == known[size];
            }
        });
    }
}
