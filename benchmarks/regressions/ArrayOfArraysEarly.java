// expect: true
// note: The reader may run before the canonical run makes the rows.

import static edu.rice.hj.Module2.*;

public class ArrayOfArraysEarly {
    static int[][] grid = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    if (grid != null) {
                        assert grid[1].length == 2;
                    }
                });
            });
            async(() -> {
                isolated(() -> {
                    grid = new int[2][2];
                });
            });
        });
    }
}
