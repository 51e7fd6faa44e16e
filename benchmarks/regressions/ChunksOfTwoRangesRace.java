// expect: false(no-data-race)
// tasks: 4
// note: Chunks of two pairs share a row of three.

import static edu.rice.hj.Module1.*;

public class ChunksOfTwoRangesRace {
    public static void main(final String[] args) {
        final int[] sums = new int[3];
        launchHabaneroApp(() -> {
            forallChunked(0, 1, 0, 2, 2, (i, j) -> {
                sums[i] += j; //~ race with line 12
            });
        });
    }
}
