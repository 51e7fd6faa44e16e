// expect: true
// tasks: 11
// note: One task per row, and rows are distinct array objects.

import static edu.rice.hj.Module1.*;

public class TwoDimArrays {
    private static final int SIZE = 10;

    public static void main(final String[] args) {
        final int[][] table = new int[SIZE][SIZE];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < SIZE; i++) {
                    final int row = i;
                    async(() -> {
                        for (int col = 0; col < SIZE; col++) {
                            table[row][col] = row * SIZE + col;
                        }
                    });
                }
            });
            int sum = 0;
            for (int[] row : table) {
                for (int value : row) {
                    sum += value;
                }
            }
            assert sum == 4950;
        });
    }
}
