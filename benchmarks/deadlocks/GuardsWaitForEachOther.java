// expect: false(no-deadlock)
// note: Each guard would be made true only by the task that the other one holds back.

import static edu.rice.hj.experimental.ModuleZ.asyncWhen;
import static edu.rice.hj.Module2.*;

public class GuardsWaitForEachOther {
    static boolean left;
    static boolean right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            asyncWhen(() -> isolatedWithReturn(() -> right), () -> isolated(() -> left = true)); //~ deadlock
            asyncWhen(() -> isolatedWithReturn(() -> left), () -> isolated(() -> right = true)); //~ deadlock
        });
    }
}
