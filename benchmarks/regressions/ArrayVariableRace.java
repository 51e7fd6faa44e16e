// expect: false(no-data-race)
// note: The element accesses differ, but one task replaces the array in the static field the other one reads.

import static edu.rice.hj.Module1.*;

public class ArrayVariableRace {
    static int[] a = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                a = new int[4]; //~ race with line 14
            });
            a[1] = 1;
        });
    }
}
