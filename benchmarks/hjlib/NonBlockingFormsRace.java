// expect: false(no-data-race)
// note: Of the two bodies of a task that is not sequential, the second one is run, by a task of its own.

import static edu.rice.hj.Module2.*;

public class NonBlockingFormsRace {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNbSeq(false, () -> y = 1, () -> x = 1);
                y++;
                x++; //~ race with line 13
            });
            assert y == 1;
            finish(() -> {
                forasyncNbChunked(0, 3, 2, i -> {
                    if (i % 2 == 1) {
                        y = i; //~ race with line 21
                    }
                });
            });
            final int[] last = new int[1];
            finish(() -> forAsync(0, 1, i -> last[0] = i)); //~ race with line 26
        });
    }
}
