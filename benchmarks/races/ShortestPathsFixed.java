// expect: true
// note: Row k is copied first, and nobody else writes column k.

import static edu.rice.hj.Module1.*;

public class ShortestPathsFixed {
    public static void main(final String[] args) {
        final int n = 5;
        final int[][] d = new int[n][n];
        launchHabaneroApp(() -> {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[i][j] = i == j ? 0 : j == (i + 1) % n ? 1 : 1000;
                }
            }
            for (int step = 0; step < n; step++) {
                final int k = step;
                final int[] row = d[k].clone();
                forall(0, n - 1, (i) -> {
                    final int toK = d[i][k];
                    for (int j = 0; j < n; j++) {
                        d[i][j] = Math.min(d[i][j], toK + row[j]);
                    }
                });
            }
            assert d[0][n - 1] == n - 1;
        });
    }
}
