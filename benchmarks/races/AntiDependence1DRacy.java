// expect: false(no-data-race)
// note: Iteration i reads what iteration i + 1 writes.

import static edu.rice.hj.Module1.*;

public class AntiDependence1DRacy {
    static final int[] a = new int[6];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                final int next = a[i + 1];
                a[i] = next + 1; //~ race with line 12
            });
        });
    }
}
