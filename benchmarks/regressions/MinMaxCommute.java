// expect: true
// note: Minimum and maximum come out the same in every order.

import static edu.rice.hj.Module2.*;

public class MinMaxCommute {
    static int min = Integer.MAX_VALUE;
    static int max = Integer.MIN_VALUE;

    public static void main(final String[] args) {
        final int[] heat = {5000, 350000, 100, 50000};
        launchHabaneroApp(() -> {
            forall(0, heat.length - 1, (i) -> {
                isolated(() -> {
                    if (heat[i] < min) {
                        min = heat[i];
                    }
                    max = Math.max(max, heat[i]);
                });
            });
            assert min == 100 && max == 350000;
        });
    }
}
