// expect: true
// note: Additions commute whatever they add, so the order of the sections does not matter for the sum.

import static edu.rice.hj.Module0.*;

public class CommuteCounters {
    static int sum = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 7; i++) {
                    final int k = i;
                    async(() -> {
                        isolated(() -> {
                            if (k % 2 == 0) {
                                sum += k;
                            } else {
                                sum -= 1;
                            }
                        });
                    });
                }
            });
            assert sum == 9;
        });
    }
}
