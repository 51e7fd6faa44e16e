// expect: true
// note: What the initialiser of Table does is behind all uses of Squares, whose initialiser runs it, whichever task that is.

import static edu.rice.hj.Module1.*;

public class HolderOfHolderTouchesShared {
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
                assert Squares.size == 64;
                assert loads == 1;
            });
            assert Squares.size == 64;
            assert loads == 1;
        });
    }
}
