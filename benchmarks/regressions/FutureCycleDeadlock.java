// expect: false(no-deadlock)
// note: Each future gets the other one, which it finds through a field.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureCycleDeadlock {
    static volatile HjFuture<Integer> f;
    static volatile HjFuture<Integer> g;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            f = future(() -> {
                while (g == null) {
                }
                return 1 + g.get(); //~ deadlock
            });
            g = future(() -> {
                return 1 + f.get(); //~ deadlock
            });
        });
    }
}
