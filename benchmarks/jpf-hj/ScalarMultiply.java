// expect: true
// tasks: 11
// note: One task per row; the region is on the row as a whole.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class ScalarMultiply {
    private static final int SIZE = 10;

    public static void main(final String[] args) {
        final int[][] matrix = new int[SIZE][SIZE];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                matrix[i][j] = i + j;
            }
        }
        final int factor = 7;

        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < SIZE; i++) {
                    final int[] row = matrix[i];
                    async(() -> {
                        acquireW(row);
                        for (int j = 0; j < SIZE; j++) {
                            row[j] = factor * row[j];
                        }
                        releaseW(row);
                    });
                }
            });
            for (int i = 0; i < SIZE; i++) {
                for (int j = 0; j < SIZE; j++) {
                    assert matrix[i][j] == factor * (i + j);
                }
            }
        });
    }
}
