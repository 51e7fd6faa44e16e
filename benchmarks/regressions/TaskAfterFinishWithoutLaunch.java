// expect: unknown(unsupported)
// note: A finish outside of any launch has started the runtime: what is left of that behind it is not described.

import static edu.rice.hj.Module1.*;

public class TaskAfterFinishWithoutLaunch {
    static int x;

    public static void main(final String[] args) {
        finish(() -> async(() -> x = 1));
        async(() -> x = 2);
    }
}
