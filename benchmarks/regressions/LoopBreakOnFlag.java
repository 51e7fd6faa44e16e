// expect: true
// note: The loop stops at the first turn that sees the flag; what follows the break is guarded by it.

import static edu.rice.hj.Module2.*;

public class LoopBreakOnFlag {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 6;
                isolated(() -> {
                    flag = true;
                });
            });
            int result = 0;
            for (int turn = 1; turn <= 3; turn++) {
                final boolean seen = isolatedWithReturn(() -> flag);
                if (!seen) {
                    continue;
                }
                result = x * turn;
                break;
            }
            assert result == 0 || result == 6 || result == 12 || result == 18;
        });
    }
}
