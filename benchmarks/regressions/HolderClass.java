// expect: true
// note: The class is initialised by whichever task uses it first, and before both uses.

import static edu.rice.hj.Module1.*;

public class HolderClass {
    static class Squares {
        static final int[] table = new int[8];

        static {
            for (int i = 0; i < table.length; i++) {
                table[i] = i * i;
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                assert Squares.table[3] == 9;
            });
            async(() -> {
                assert Squares.table[7] == 49;
            });
        });
    }
}
