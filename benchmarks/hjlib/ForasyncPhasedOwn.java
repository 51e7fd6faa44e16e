// expect: true
// note: The loop has a phaser of its own, which its caller is not on.

import static edu.rice.hj.Module2.*;

public class ForasyncPhasedOwn {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forasyncPhased(0, 2, (i) -> {
                    a[i] = 1;
                    next();
                    final int sum = a[0] + a[1] + a[2];
                    assert sum == 3;
                });
                next();
            });
        });
    }
}
