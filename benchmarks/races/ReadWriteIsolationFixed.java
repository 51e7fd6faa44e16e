// expect: true
// note: Read mode to look, write mode to fill.

import static edu.rice.hj.Module2.*;

public class ReadWriteIsolationFixed {
    static final int[] cache = new int[1];

    static int lookup(final int key) {
        final int found = isolatedWithReturn(readMode(cache), () -> cache[0]);
        if (found != 0) {
            return found;
        }
        return isolatedWithReturn(writeMode(cache), () -> {
            cache[0] = key * key;
            return cache[0];
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                assert lookup(3) == 9;
            });
        });
    }
}
