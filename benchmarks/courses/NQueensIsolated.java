// expect: true
// note: All ways to place queens on a board, a task for each beginning; an isolated counter, and tasks for the first rows only.

import static edu.rice.hj.Module1.*;

public class NQueensIsolated {
    static final int SIZE = 5;
    static final int ROWS_WITH_TASKS = 2;

    static int solutions;

    static boolean fits(final int[] columns, final int row, final int column) {
        for (int r = 0; r < row; r++) {
            final int distance = Math.abs(columns[r] - column);
            if (distance == 0 || distance == row - r) {
                return false;
            }
        }
        return true;
    }

    static void place(final int[] columns, final int row) {
        if (row == SIZE) {
            isolated(() -> solutions++);
            return;
        }
        for (int column = 0; column < SIZE; column++) {
            if (fits(columns, row, column)) {
                final int[] longer = columns.clone();
                longer[row] = column;
                asyncNbSeq(row >= ROWS_WITH_TASKS, () -> place(longer, row + 1));
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> place(new int[SIZE], 0));
            assert solutions == 10;
        });
    }
}
