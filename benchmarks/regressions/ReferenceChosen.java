// expect: true
// note: Whichever cell the branch chooses, no other task touches it at that time.

import static edu.rice.hj.Module2.*;

public class ReferenceChosen {
    static class Cell {
        int value;
    }

    static boolean flag = false;
    static final Cell left = new Cell();
    static final Cell right = new Cell();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    right.value = 1;
                    isolated(() -> {
                        flag = true;
                    });
                });
                async(() -> {
                    final boolean seen = isolatedWithReturn(() -> flag);
                    final Cell cell;
                    if (seen) {
                        cell = right;
                    } else {
                        cell = left;
                    }
                    cell.value += 10;
                });
            });
            assert left.value == 10 && right.value == 1 || left.value == 0 && right.value == 11;
        });
    }
}
