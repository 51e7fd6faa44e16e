// expect: true
// note: The index is 1 or 2, the other task writes index 0 only.

import static edu.rice.hj.Module2.*;

public class IndexReadInIsolated {
    static int index = 1;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    index = 2;
                });
                a[0] = 1;
            });
            async(() -> {
                final int i = isolatedWithReturn(() -> index);
                a[i] = 1;
                assert a[1] + a[2] == 1;
            });
        });
    }
}
