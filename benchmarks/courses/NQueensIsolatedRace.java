// expect: false(no-data-race)
// note: The counter is isolated with each task's own board, of which there is one for each task.

import static edu.rice.hj.Module2.*;

public class NQueensIsolatedRace {
    static final int SIZE = 4;

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
            isolated(columns, () -> solutions++); //~ race with line 23
            return;
        }
        for (int column = 0; column < SIZE; column++) {
            if (fits(columns, row, column)) {
                final int[] longer = columns.clone();
                longer[row] = column;
                async(() -> place(longer, row + 1));
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> place(new int[SIZE], 0));
            assert solutions == 2; //~ assertion
        });
    }
}
