// expect: false(exception)
// note: Thrown only if the flag was seen.

import static edu.rice.hj.Module2.*;

public class ExceptionUnderSymbolicGuard {
    static boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> flag);
            if (seen) {
                throw new IllegalArgumentException("seen"); //~ exception: IllegalArgumentException
            }
            System.out.println("not seen");
        });
    }
}
