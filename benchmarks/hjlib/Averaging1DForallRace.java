// expect: false(no-data-race)
// note: One array: neighbours are written in the phase in which they are read.

import static edu.rice.hj.Module2.*;

public class Averaging1DForallRace {
    static final double[] a = {0, 0, 0, 0, 0, 1};

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallPhased(1, 4, (i) -> {
                for (int t = 0; t < 3; t++) {
                    a[i] = (a[i - 1] + a[i + 1]) / 2; //~ race with line 13
                    next();
                }
            });
        });
    }
}
