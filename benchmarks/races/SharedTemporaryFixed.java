// expect: true
// note: Each task has its own.

import static edu.rice.hj.Module1.*;

public class SharedTemporaryFixed {
    static final int[] a = {1, 2, 3, 4};
    static final int[] b = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                final int temp = a[i] + 1;
                b[i] = temp * temp;
            });
            assert b[3] == 25;
        });
    }
}
