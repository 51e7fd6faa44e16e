// expect: true
// note: All entries of the index array differ.

import static edu.rice.hj.Module1.*;

public class IndirectIndexFixed {
    static final int[] index = {0, 2, 4, 1, 6};
    static final double[] x = new double[8];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 4, (i) -> {
                x[index[i]] += 1.5;
            });
            assert x[2] == 1.5;
        });
    }
}
