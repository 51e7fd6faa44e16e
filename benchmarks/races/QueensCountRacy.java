// expect: false(no-data-race)
// note: The two solutions are found by different tasks.

import static edu.rice.hj.Module1.*;

public class QueensCountRacy {
    static final int N = 4;
    static int solutions = 0;

    static boolean safe(final int[] rows, final int row, final int column) {
        for (int r = 0; r < row; r++) {
            if (rows[r] == column || Math.abs(rows[r] - column) == row - r) {
                return false;
            }
        }
        return true;
    }

    static void place(final int[] rows, final int row) {
        if (row == N) {
            solutions++; //~ race with line 21
            return;
        }
        for (int c = 0; c < N; c++) {
            if (safe(rows, row, c)) {
                final int[] next = rows.clone();
                next[row] = c;
                async(() -> place(next, row + 1));
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                place(new int[N], 0);
            });
        });
    }
}
