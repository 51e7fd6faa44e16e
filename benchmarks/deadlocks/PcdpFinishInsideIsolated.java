// expect: false(no-deadlock)
// note: The finish waits, with the lock held, for a task that needs the lock.

import static edu.rice.pcdp.PCDP.*;

public class PcdpFinishInsideIsolated {
    static int x;

    public static void main(final String[] args) {
        isolated(() -> finish(() -> async(() -> isolated(() -> x++)))); //~ deadlock //~ deadlock
    }
}
