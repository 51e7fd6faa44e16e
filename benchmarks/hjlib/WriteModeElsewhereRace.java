// expect: false(no-data-race)
// note: Sections that write under different objects do not exclude each other, be their mode as it may.

import static edu.rice.hj.Module2.*;

public class WriteModeElsewhereRace {
    static int written;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] one = new int[1];
            final int[] other = new int[1];
            finish(() -> {
                async(() -> isolatedWithReturn(writeMode(one), () -> written = 1)); //~ race with line 15
                async(() -> isolatedWithReturn(writeMode(other), () -> written = 2));
            });
        });
    }
}
