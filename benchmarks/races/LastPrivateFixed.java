// expect: true
// note: Only the last iteration writes.

import static edu.rice.hj.Module1.*;

public class LastPrivateFixed {
    static int last = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                final int square = i * i;
                if (i == 3) {
                    last = square;
                }
            });
            assert last == 9;
        });
    }
}
