// expect: true
// note: What x would hold is computed, and x is written once, after the loop.

import static edu.rice.hj.Module1.*;

public class OutputDependenceFixed {
    static int x = 10;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                a[i] = i == 0 ? x : i - 1;
            });
            x = 3;
            assert a[0] == 10 && a[3] == 2;
        });
    }
}
