// expect: false(no-data-race)
// note: All read row k while its task writes it, the old values again.

import static edu.rice.hj.Module1.*;

public class ShortestPathsRacy {
    public static void main(final String[] args) {
        final int n = 5;
        final int[][] d = new int[n][n];
        launchHabaneroApp(() -> {
            for (int step = 0; step < n; step++) {
                final int k = step;
                forall(0, n - 1, (i) -> {
                    for (int j = 0; j < n; j++) {
                        d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]); //~ race with line 15
                    }
                });
            }
        });
    }
}
