// expect: true
// note: The size is set before the tasks that use the class are created.

import static edu.rice.hj.Module1.*;

public class StaticInitialiserFixed {
    static int size = 2;

    static class Table {
        static final int[] cells = new int[size];
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            size = 4;
            finish(() -> {
                async(() -> {
                    Table.cells[0] = 1;
                });
                async(() -> {
                    Table.cells[3] = 1;
                });
            });
            assert Table.cells.length == 4;
        });
    }
}
