// expect: unknown(unwinding)
// note: Recursion without an end goes past the limit on recursion.

import static edu.rice.hj.Module1.*;

public class EndlessRecursion {
    static int descend(final int depth) {
        return descend(depth + 1) + 1;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                System.out.println(descend(0));
            });
        });
    }
}
