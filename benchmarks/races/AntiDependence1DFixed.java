// expect: true
// note: The results go to a second array.

import static edu.rice.hj.Module1.*;

public class AntiDependence1DFixed {
    static final int[] a = new int[6];
    static final int[] b = new int[6];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                b[i] = a[i + 1] + 1;
            });
            assert b[0] == 1 && b[4] == 1;
        });
    }
}
