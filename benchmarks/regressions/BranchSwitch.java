// expect: true
// note: Each case may only be reached when so many steps of the writer are done.

import static edu.rice.hj.Module2.*;

public class BranchSwitch {
    static int step = 0;
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                for (int i = 0; i < 3; i++) {
                    a[i] = i + 1;
                    isolated(() -> {
                        step++;
                    });
                }
            });
            final int seen = isolatedWithReturn(() -> step);
            int sum = 0;
            switch (seen) {
                case 3:
                    sum += a[2];
                    // fall through
                case 2:
                    sum += a[1];
                    // fall through
                case 1:
                    sum += a[0];
                    break;
                default:
                    break;
            }
            assert sum == seen * (seen + 1) / 2;
        });
    }
}
