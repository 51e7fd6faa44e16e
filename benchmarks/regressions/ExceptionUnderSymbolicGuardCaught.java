// expect: true
// note: Twin of ExceptionUnderSymbolicGuard; both ways meet after the handler with their own values.

import static edu.rice.hj.Module2.*;

public class ExceptionUnderSymbolicGuardCaught {
    static boolean flag = false;

    static int look() {
        final boolean seen = isolatedWithReturn(() -> flag);
        if (seen) {
            throw new IllegalArgumentException("seen");
        }
        return 1;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            int result;
            int turns = 0;
            try {
                result = look();
                turns += 10;
            } catch (IllegalArgumentException e) {
                result = 2;
            } finally {
                turns += 1;
            }
            assert result == 1 && turns == 11 || result == 2 && turns == 1;
        });
    }
}
