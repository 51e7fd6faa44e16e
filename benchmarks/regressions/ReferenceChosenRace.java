// expect: false(no-data-race)
// note: As ReferenceChosen with the cells exchanged.

import static edu.rice.hj.Module2.*;

public class ReferenceChosenRace {
    static class Cell {
        int value;
    }

    static boolean flag = false;
    static final Cell left = new Cell();
    static final Cell right = new Cell();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                right.value = 1; //~ race with line 26
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> flag);
                final Cell cell = seen ? left : right;
                cell.value = 10;
            });
        });
    }
}
