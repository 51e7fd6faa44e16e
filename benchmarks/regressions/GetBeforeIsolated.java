// expect: true
// note: Twin of GetInsideIsolatedDeadlock: the wait is over before the block begins.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class GetBeforeIsolated {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                isolated(() -> {
                    x = 1;
                });
                return 7;
            });
            final int v = f.get();
            isolated(() -> {
                assert x == 1;
                x = v;
            });
        });
    }
}
