// expect: true
// note: The reader sums as many elements as the writer has announced.

import static edu.rice.hj.Module2.*;

public class LoopBoundReadInIsolated {
    static int count = 0;
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                for (int i = 0; i < a.length; i++) {
                    a[i] = 5;
                    isolated(() -> {
                        count++;
                    });
                }
            });
            final int n = isolatedWithReturn(() -> count);
            int sum = 0;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            assert sum == 5 * n;
        });
    }
}
