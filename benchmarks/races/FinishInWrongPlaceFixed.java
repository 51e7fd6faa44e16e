// expect: true
// note: The sum is computed after it.

import static edu.rice.hj.Module1.*;

public class FinishInWrongPlaceFixed {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forasync(0, 2, (i) -> {
                    a[i] = i;
                });
            });
            int sum = 0;
            for (int i = 0; i < 3; i++) {
                sum += a[i];
            }
            assert sum == 3;
        });
    }
}
