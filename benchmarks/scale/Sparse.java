// expect: true
// args: 100 0
// note: Family sparse-n. Writes through an array of indices, a permutation; with a second argument of 1 two of them clash.

import static edu.rice.hj.Module1.*;

public class Sparse {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final boolean clash = args[1].equals("1");
        final int[] index = new int[n];
        final double[] value = new double[n];
        long seed = 42;
        for (int i = 0; i < n; i++) {
            index[i] = i;
        }
        for (int i = n - 1; i > 0; i--) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            final int j = (int) ((seed >>> 33) % (i + 1));
            final int t = index[i];
            index[i] = index[j];
            index[j] = t;
        }
        if (clash) {
            index[(n * 7 / 10)] = index[n / 10];
        }
        launchHabaneroApp(() -> {
            final int chunk = Math.max(1, n / 16);
            finish(() -> {
                for (int start = 0; start < n; start += chunk) {
                    final int lo = start;
                    final int hi = Math.min(n, start + chunk);
                    async(() -> {
                        for (int i = lo; i < hi; i++) {
                            value[index[i]] = 0.5 * i;
                        }
                    });
                }
            });
        });
    }
}
