// expect: true
// args: 10 3
// note: Family sor-n. Red-black relaxation of an n by n grid, t rounds; a task for each row of each half-round.

import static edu.rice.hj.Module1.*;

public class RedBlackSor {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final int rounds = Integer.parseInt(args[1]);
        final double[][] grid = new double[n][n];
        launchHabaneroApp(() -> {
            for (int i = 0; i < n; i++) {
                grid[i][0] = 1.0;
            }
            for (int r = 0; r < rounds; r++) {
                for (int c = 0; c < 2; c++) {
                    final int colour = c;
                    forall(1, n - 2, (i) -> {
                        for (int j = 1 + (i + colour) % 2; j < n - 1; j += 2) {
                            grid[i][j] = 0.25 * (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]);
                        }
                    });
                }
            }
            assert grid[n / 2][1] >= 0.0;
        });
    }
}
