// expect: true
// tasks: 9
// note: Every task writes its own half row of the result; the operands are only read.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class Add {
    private static final int SIZE = 4;

    public static void main(final String[] args) {
        final int[][] a = new int[SIZE][SIZE];
        final int[][] b = new int[SIZE][SIZE];
        final int[][] c = new int[SIZE][SIZE];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                a[i][j] = i + j;
                b[i][j] = i * j;
            }
        }

        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < SIZE; i++) {
                    final int row = i;
                    async(() -> {
                        acquireW(c[row], 0, 1);
                        acquireR(a[row], 0, 1);
                        acquireR(b[row], 0, 1);
                        for (int j = 0; j < SIZE / 2; j++) {
                            c[row][j] = a[row][j] + b[row][j];
                        }
                        releaseR(b[row], 0, 1);
                        releaseR(a[row], 0, 1);
                        releaseW(c[row], 0, 1);
                    });
                    async(() -> {
                        acquireW(c[row], 2, 3);
                        acquireR(a[row], 2, 3);
                        acquireR(b[row], 2, 3);
                        for (int j = SIZE / 2; j < SIZE; j++) {
                            c[row][j] = a[row][j] + b[row][j];
                        }
                        releaseR(b[row], 2, 3);
                        releaseR(a[row], 2, 3);
                        releaseW(c[row], 2, 3);
                    });
                }
            });
            for (int i = 0; i < SIZE; i++) {
                for (int j = 0; j < SIZE; j++) {
                    assert c[i][j] == i + j + i * j;
                }
            }
        });
    }
}
