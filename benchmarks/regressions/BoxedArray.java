// expect: true
// note: Each element is a box that two tasks change.

import static edu.rice.hj.Module2.*;

public class BoxedArray {
    static final Integer[] sums = { 0, 10 };

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int t = 0; t < 2; t++) {
                    async(() -> {
                        isolated(() -> {
                            sums[0] += 1;
                            sums[1] -= 1;
                        });
                    });
                }
            });
            assert sums[0] == 2 && sums[1] == 8;
            assert sums[0].equals(2) && !sums[1].equals(9);
        });
    }
}
