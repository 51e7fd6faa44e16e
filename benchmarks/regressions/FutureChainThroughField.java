// expect: true
// note: Twin of FutureCycleDeadlock: only one of the two waits for the other.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureChainThroughField {
    static volatile HjFuture<Integer> f;
    static volatile HjFuture<Integer> g;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            f = future(() -> {
                while (g == null) {
                }
                return 1 + g.get();
            });
            g = future(() -> {
                return 1;
            });
            assert f.get() == 2;
        });
    }
}
