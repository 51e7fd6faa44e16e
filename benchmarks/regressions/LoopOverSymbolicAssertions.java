// expect: true
// note: The loop at the end runs over a known range; that each of its assertions could end it makes it no loop without bound.

import static edu.rice.hj.Module2.*;

public class LoopOverSymbolicAssertions {
    static final int[] sums = new int[14];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int t = 0; t < 2; t++) {
                    async(() -> isolated(() -> {
                        for (int i = 0; i < 14; i++) {
                            sums[i] = 2 * sums[i] + 1;
                        }
                    }));
                }
                async(() -> isolated(() -> {
                    sums[13] = 0;
                }));
            });
            for (int i = 0; i < 14; i++) {
                assert sums[i] < 4;
            }
        });
    }
}
