// expect: false(no-deadlock)
// note: If the parent enters its block first it waits for a future that waits for the lock.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class GetInsideIsolatedDeadlock {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                isolated(() -> { //~ deadlock
                    x = 1;
                });
                return 7;
            });
            isolated(() -> {
                try {
                    final int v = f.get(); //~ deadlock
                    x = v;
                } catch (SuspendableException e) {
                    throw new IllegalStateException(e);
                }
            });
        });
    }
}
