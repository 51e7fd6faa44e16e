// expect: false(no-data-race)
// note: One temporary variable for all tasks.

import static edu.rice.hj.Module1.*;

public class SharedTemporaryRacy {
    static int temp;
    static final int[] a = {1, 2, 3, 4};
    static final int[] b = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                temp = a[i] + 1; //~ race with line 14 //~ race with line 15
                b[i] = temp * temp;
            });
        });
    }
}
