// expect: true
// tasks: 3
// note: Both tasks read under R regions and write disjoint halves of the result.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class VectorAdd {
    private static final int SIZE = 10;

    private static void addRange(int[] a, int[] b, int[] result, int low, int high) {
        acquireR(a, low, high);
        acquireR(b, low, high);
        for (int i = low; i <= high; i++) {
            result[i] = a[i] + b[i];
        }
        releaseR(b, low, high);
        releaseR(a, low, high);
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[SIZE];
            final int[] b = new int[SIZE];
            final int[] result = new int[SIZE];
            for (int i = 0; i < SIZE; i++) {
                a[i] = i;
                b[i] = SIZE - i;
            }
            finish(() -> {
                async(() -> addRange(a, b, result, 0, SIZE / 2 - 1));
                async(() -> addRange(a, b, result, SIZE / 2, SIZE - 1));
            });
            for (int value : result) {
                assert value == SIZE;
            }
        });
    }
}
