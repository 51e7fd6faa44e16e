// expect: false(no-data-race)
// note: The initialiser runs in the second task and reads what the first one writes.

import static edu.rice.hj.Module1.*;

public class StaticInitialiserRacy {
    static int size = 2;

    static class Table {
        static final int[] cells = new int[size];
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    size = 4; //~ race with line 10
                });
                async(() -> {
                    Table.cells[0] = 1;
                });
            });
        });
    }
}
