// expect: false(exception)
// note: A nested block may only name objects of the outermost one.

import static edu.rice.hj.Module2.*;

public class NestedIsolatedOtherObject {
    static int x = 0;

    public static void main(final String[] args) {
        final Object outer = new Object();
        final Object inner = new Object();
        launchHabaneroApp(() -> {
            isolated(outer, () -> {
                isolated(inner, () -> { //~ exception: IllegalStateException
                    x++;
                });
            });
        });
    }
}
