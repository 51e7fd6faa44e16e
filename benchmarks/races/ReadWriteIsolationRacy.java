// expect: false(no-data-race)
// note: A block in read mode fills the cache.

import static edu.rice.hj.Module2.*;

public class ReadWriteIsolationRacy {
    static final int[] cache = new int[1];

    static int lookup(final int key) {
        return isolatedWithReturn(readMode(cache), () -> {
            if (cache[0] == 0) { //~ race with line 12
                cache[0] = key * key; //~ race with line 12 //~ race with line 14
            }
            return cache[0];
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                lookup(3);
            });
        });
    }
}
