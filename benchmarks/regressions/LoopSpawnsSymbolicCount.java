// expect: true
// note: As many tasks as were seen in the block, each with its own element.

import static edu.rice.hj.Module2.*;

public class LoopSpawnsSymbolicCount {
    static int wanted = 1;
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    wanted = 3;
                });
            });
            final int n = isolatedWithReturn(() -> wanted);
            finish(() -> {
                for (int i = 0; i < n; i++) {
                    final int index = i;
                    async(() -> {
                        a[index] = 1;
                    });
                }
            });
            assert a[0] + a[1] + a[2] == n;
        });
    }
}
