// expect: true
// note: Two arrays.

import static edu.rice.hj.Module1.*;

public class ArgumentAliasingFixed {
    static void smooth(final int[] from, final int[] to, final int i) {
        final int left = from[i - 1];
        final int right = from[i + 1];
        to[i] = (left + right) / 2;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = {0, 8, 4, 2, 6};
            final int[] b = new int[5];
            forall(1, 3, (i) -> {
                smooth(a, b, i);
            });
            assert b[1] == 2 && b[2] == 5 && b[3] == 5;
        });
    }
}
