// expect: false(no-data-race)
// note: All tasks append to one buffer.

import static edu.rice.hj.Module1.*;

public class OrderedOutputRacy {
    static final int[] buffer = new int[3];
    static int used = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, (i) -> {
                final int at = used;
                used = at + 1; //~ race with line 14 //~ race with line 13
                buffer[at] = i; //~ race with line 15
            });
        });
    }
}
