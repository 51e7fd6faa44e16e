// expect: true
// args: 4
// note: Family sym-n: n inputs are partitioned by another one; then each part has a task.

import static edu.rice.hj.Module1.*;

import java.util.Random;

public class SymPartition {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final Random random = new Random();
        final int pivot = random.nextInt();
        final int[] parts = new int[n];
        int low = 0;
        int high = n;
        for (int i = 0; i < n; i++) {
            final int value = random.nextInt();
            if (value < pivot) {
                parts[low++] = value;
            } else {
                parts[--high] = value;
            }
        }
        assert low == high;
        final int middle = low;
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    for (int i = 0; i < middle; i++) {
                        assert parts[i] < pivot;
                        parts[i] = 0;
                    }
                });
                async(() -> {
                    for (int i = middle; i < n; i++) {
                        assert parts[i] >= pivot;
                        parts[i] = 1;
                    }
                });
            });
            int sum = 0;
            for (final int part : parts) {
                sum += part;
            }
            assert sum == n - middle;
        });
    }
}
