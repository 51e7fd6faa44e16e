// expect: false(no-deadlock)
// note: Nested sections on different objects, in opposite order.

import static edu.rice.pcdp.PCDP.*;

public class PcdpNestedIsolated {
    static int x;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> { //~ deadlock
            async(() -> isolated(a, () -> isolated(b, () -> x++))); //~ deadlock
            async(() -> isolated(b, () -> isolated(a, () -> x++))); //~ deadlock
        });
    }
}
