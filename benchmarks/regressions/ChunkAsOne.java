// expect: true
// note: Twin of ChunkBorderRace: a single chunk, so a single task runs all iterations in order.

import static edu.rice.hj.Module1.*;

public class ChunkAsOne {
    public static void main(final String[] args) {
        final int[] a = new int[7];
        launchHabaneroApp(() -> {
            forallChunked(0, 5, 6, (i) -> {
                final int next = a[i + 1];
                a[i] = next + 1;
            });
            assert a[0] == 1;
        });
    }
}
