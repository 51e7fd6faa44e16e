// expect: true
// note: The class is initialised when its field is stored to, which is after the right side has been evaluated.

import static edu.rice.hj.Module1.*;

public class InitialiserAfterRightSide {
    static int x = 3;

    static class Table {
        static int size = first();

        static int first() {
            x = 5;
            return 1;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            Table.size = x;
            assert Table.size == 3 && x == 5;
        });
    }
}
