// expect: true
// note: The counter is isolated.

import static edu.rice.hj.Module2.*;

public class QueensCountFixed {
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
            isolated(() -> {
                solutions++;
            });
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
            assert solutions == 2;
        });
    }
}
