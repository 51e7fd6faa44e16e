// expect: false(no-data-race)
// note: The parent uses no class: either task may run the initialiser that another one runs.

import static edu.rice.hj.Module1.*;

public class HolderOfHolderTouchesSharedRace {
    static int loads = 0;

    static class Table {
        static {
            loads = loads + 1;
        }

        static void load() {
        }
    }

    static class Squares {
        static int size = 8;

        static {
            Table.load();
            size = size * size;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                System.out.println(Squares.size);
            });
            final int r = loads; //~ race with line 11
        });
    }
}
