// expect: true
// note: The same with a phased loop.

import static edu.rice.hj.Module2.*;

public class Averaging1DForall {
    static final double[] a = {0, 0, 0, 0, 0, 1};
    static final double[] b = {0, 0, 0, 0, 0, 1};

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallPhased(1, 4, (i) -> {
                double[] old = a;
                double[] now = b;
                for (int t = 0; t < 3; t++) {
                    now[i] = (old[i - 1] + old[i + 1]) / 2;
                    next();
                    final double[] swap = old;
                    old = now;
                    now = swap;
                }
            });
        });
    }
}
