// expect: false(no-data-race)
// note: All tasks write x, and read it.

import static edu.rice.hj.Module1.*;

public class OutputDependenceRacy {
    static int x = 10;
    static final int[] a = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                a[i] = x;
                x = i; //~ race with line 14 //~ race with line 13
            });
        });
    }
}
