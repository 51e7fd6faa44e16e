// expect: true
// note: Both objects at once have no order.

import static edu.rice.pcdp.PCDP.*;

public class PcdpNestedIsolatedMended {
    static int x;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> {
            async(() -> isolated(a, b, () -> x++));
            async(() -> isolated(b, a, () -> isolated(a, () -> x++)));
        });
        assert x == 2;
    }
}
