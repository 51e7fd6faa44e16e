// expect: false(no-data-race)
// note: Both parameters are the same array.

import static edu.rice.hj.Module1.*;

public class ArgumentAliasingRacy {
    static void smooth(final int[] from, final int[] to, final int i) {
        final int left = from[i - 1];
        final int right = from[i + 1];
        to[i] = (left + right) / 2; //~ race with line 8 //~ race with line 9
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = {0, 8, 4, 2, 6};
            forall(1, 3, (i) -> {
                smooth(a, a, i);
            });
        });
    }
}
