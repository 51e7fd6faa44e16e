// expect: false(no-data-race)
// note: Inside a chunk the iterations run in order; at the border 2 | 3 two tasks meet.

import static edu.rice.hj.Module1.*;

public class ChunkBorderRace {
    public static void main(final String[] args) {
        final int[] a = new int[7];
        launchHabaneroApp(() -> {
            forallChunked(0, 5, 3, (i) -> {
                final int next = a[i + 1];
                a[i] = next + 1; //~ race with line 11
            });
        });
    }
}
