// expect: true
// note: The index of the inner loop is a local variable.

import static edu.rice.hj.Module1.*;

public class SharedInnerIndexFixed {
    static final int[][] a = new int[3][2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, (i) -> {
                for (int j = 0; j < 2; j++) {
                    a[i][j] = i;
                }
            });
            assert a[2][1] == 2;
        });
    }
}
