// expect: true
// note: A loop over items has a phaser, too.

import static edu.rice.hj.Module2.*;

import java.util.List;

public class ForallPhasedItems {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> items = List.of(0, 1, 2);
            forallPhased(items, (i) -> {
                a[i] = 1;
                next();
                final int sum = a[0] + a[1] + a[2];
                assert sum == 3;
            });
        });
    }
}
