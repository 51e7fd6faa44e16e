// expect: false(no-data-race)
// note: Neighbours are updated at the same time.

import static edu.rice.hj.Module1.*;

public class RedBlackRacy {
    static final int[] u = {9, 0, 0, 0, 0, 9};

    static void relax(final int i) {
        final int left = u[i - 1];
        final int right = u[i + 1];
        u[i] = (left + right) / 2; //~ race with line 10 //~ race with line 11
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 4, (i) -> {
                relax(i);
            });
        });
    }
}
