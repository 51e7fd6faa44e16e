// expect: false(exception)
// note: Both ends of a loop range are inclusive, so the last task is one too many.

import static edu.rice.hj.Module1.*;

public class ExceptionArrayIndex {
    public static void main(final String[] args) {
        final int[] a = new int[4];
        launchHabaneroApp(() -> {
            forall(0, a.length, (i) -> {
                a[i] = i; //~ exception: ArrayIndexOutOfBoundsException
            });
        });
    }
}
