// expect: false(no-deadlock)
// note: The index depends on the schedule as far as anybody knows; of the elements only the one at 3 does, and it is not read.

import static edu.rice.hj.Module1.*;

public class IndexBesideSensitiveElement {
    static int x = 0;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                final int r = a[x];
            });
            while (x == 0) { //~ deadlock
            }
            a[3] = 2;
            x = 4;
        });
    }
}
