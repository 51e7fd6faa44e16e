// expect: false(no-data-race)
// note: The index array names element 2 twice.

import static edu.rice.hj.Module1.*;

public class IndirectIndexRacy {
    static final int[] index = {0, 2, 4, 2, 6};
    static final double[] x = new double[8];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                x[index[i]] += 1.5; //~ race with line 13
            });
        });
    }
}
