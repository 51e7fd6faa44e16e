// expect: true
// tasks: 3
// note: Both regions lie inside isolated blocks, which exclude each other.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class ClumpedAccess {
    private static final int SIZE = 1000;

    public static void main(final String[] args) {
        final int[] data = new int[SIZE];
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    acquireW(data, 0, SIZE - 1);
                    for (int i = 0; i < SIZE; i++) {
                        data[i] = i;
                    }
                    releaseW(data, 0, SIZE - 1);
                });
            });
            async(() -> {
                isolated(() -> {
                    int sum = 0;
                    acquireR(data, 0, SIZE - 1);
                    for (int i = 0; i < SIZE; i++) {
                        sum += data[i];
                    }
                    releaseR(data, 0, SIZE - 1);
                });
            });
        });
    }
}
