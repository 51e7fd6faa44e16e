// expect: true
// note: As LinkedCells with one lock object per cell, so that the two cells share no lock at all.

import static edu.rice.hj.Module2.*;

public class LinkedCellsOwnLocks {
    static final int[] a = new int[1];
    static final int[] b = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(a, () -> {
                    a[0] = 1;
                });
                isolated(b, () -> {
                    b[0] = 1;
                });
            });
            async(() -> {
                final int rb = isolatedWithReturn(b, () -> b[0]);
                final int ra = isolatedWithReturn(a, () -> a[0]);
                assert !(rb == 1 && ra == 0);
            });
        });
    }
}
