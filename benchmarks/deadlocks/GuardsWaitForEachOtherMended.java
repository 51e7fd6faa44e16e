// expect: true
// pure-smt: timeout
// note: The creator makes the first guard true.

import static edu.rice.hj.experimental.ModuleZ.asyncWhen;
import static edu.rice.hj.Module2.*;

public class GuardsWaitForEachOtherMended {
    static boolean left;
    static boolean right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncWhen(() -> isolatedWithReturn(() -> right), () -> isolated(() -> left = true));
                asyncWhen(() -> isolatedWithReturn(() -> left), () -> isolated(() -> right = true));
                isolated(() -> right = true);
            });
            assert left && right;
        });
    }
}
