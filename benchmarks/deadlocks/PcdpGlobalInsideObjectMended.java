// expect: true
// note: The global section comes first.

import static edu.rice.pcdp.PCDP.*;

public class PcdpGlobalInsideObjectMended {
    static int x;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> {
            async(() -> isolated(() -> isolated(a, () -> x++)));
            async(() -> isolated(() -> isolated(b, () -> x++)));
        });
        assert x == 2;
    }
}
