// expect: true
// note: The runtime is started and stopped by hand, once under the name that HJ-V has for it; what a finish has waited for is over.

import static edu.rice.hj.Module2.*;

public class StartedByHand {
    static int x;

    public static void main(final String[] args) throws Exception {
        initalizeHabanero();
        finish(() -> async(() -> x = 3));
        x++;
        finish(() -> async(() -> finish(() -> async(() -> x++))));
        forall(0, 1, i -> isolated(() -> x++));
        finalizeHabanero();
        assert x == 7;
        launchHabaneroApp(() -> async(() -> x++));
        initializeHabanero();
        finish(() -> async(() -> x++));
        boolean refused = false;
        try {
            launchHabaneroApp(() -> x = 0);
        } catch (final IllegalStateException e) {
            refused = true;
        }
        finalizeHabanero();
        assert refused && x == 9;
    }
}
