// expect: true
// note: A launch waits for the tasks of its body and then for what is to be called after it; the runtime may be started and stopped by hand.

import static edu.rice.hj.Module2.*;

public class LaunchForms {
    static int x;

    public static void main(final String[] args) throws Exception {
        launchHabaneroApp(() -> async(() -> x = 1), () -> {
            assert x == 1;
            x = 2;
        });
        assert x == 2;
        initializeHabanero();
        finish(() -> async(() -> x = 3));
        assert x == 3 && numWorkerThreads() > 0;
        finalizeHabanero();
    }
}
