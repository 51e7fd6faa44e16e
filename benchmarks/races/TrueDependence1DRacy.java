// expect: false(no-data-race)
// note: Iteration i reads what iteration i - 1 writes.

import static edu.rice.hj.Module1.*;

public class TrueDependence1DRacy {
    static final int[] a = new int[6];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 5, (i) -> {
                final int before = a[i - 1];
                a[i] = before + 1; //~ race with line 12
            });
        });
    }
}
