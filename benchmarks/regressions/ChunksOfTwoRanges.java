// expect: true
// tasks: 4
// note: Nine pairs in chunks of four: the first two chunks have four pairs, the last one has one.

import static edu.rice.hj.Module1.*;

public class ChunksOfTwoRanges {
    public static void main(final String[] args) {
        final int[] order = new int[9];
        final int[] sums = new int[3];
        launchHabaneroApp(() -> {
            forallChunked(0, 2, 0, 2, 4, (i, j) -> {
                final int at = 3 * i + j;
                sums[at / 4] += at;
                order[at] = sums[at / 4];
            });
            assert order[3] == 6 && order[7] == 22 && order[8] == 8;
        });
    }
}
