// expect: false(no-data-race)
// note: The index of the inner loop is a field.

import static edu.rice.hj.Module1.*;

public class SharedInnerIndexRacy {
    static int j;
    static final int[][] a = new int[3][2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, (i) -> {
                j = 0; //~ race with line 13 //~ race with line 14 //~ race with line 15 //~ race with line 16
                while (j < 2) { //~ race with line 16
                    a[i][j & 1] = i; //~ race with line 16
                    j = j + 1; //~ race with line 16
                }
            });
        });
    }
}
