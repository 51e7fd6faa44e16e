// expect: false(no-deadlock)
// note: Each holds an object and waits for all others.

import static edu.rice.pcdp.PCDP.*;

public class PcdpGlobalInsideObject {
    static int x;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> { //~ deadlock
            async(() -> isolated(a, () -> isolated(() -> x++))); //~ deadlock
            async(() -> isolated(b, () -> isolated(() -> x++))); //~ deadlock
        });
    }
}
