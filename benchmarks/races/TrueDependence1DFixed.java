// expect: true
// note: A chain of dependences has to run in order.

import static edu.rice.hj.Module1.*;

public class TrueDependence1DFixed {
    static final int[] a = new int[6];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forseq(1, 5, (i) -> {
                a[i] = a[i - 1] + 1;
            });
            assert a[5] == 5;
        });
    }
}
