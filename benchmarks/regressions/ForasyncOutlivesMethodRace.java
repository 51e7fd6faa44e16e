// expect: false(no-data-race)
// note: forasync does not wait, so the tasks of the method may still run when it has returned.

import static edu.rice.hj.Module1.*;

public class ForasyncOutlivesMethodRace {
    static final int[] a = new int[4];

    static void fill() {
        forasync(0, 3, (i) -> {
            a[i] = i;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            fill();
            final int r = a[3]; //~ race with line 11
        });
    }
}
