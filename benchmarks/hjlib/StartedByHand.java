// expect: true
// note: The runtime is started by hand, under the name that HJ-V has for it.

import static edu.rice.hj.Module2.*;

public class StartedByHand {
    static int x;

    public static void main(final String[] args) throws Exception {
        initalizeHabanero();
        finish(() -> async(() -> x = 3));
        x++;
        finalizeHabanero();
        assert x == 4;
    }
}
