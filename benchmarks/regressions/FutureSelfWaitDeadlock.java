// expect: false(no-deadlock)
// note: The future waits for its own value.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureSelfWaitDeadlock {
    static volatile HjFuture<Integer> self;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            self = future(() -> {
                while (self == null) {
                }
                return self.get() + 1; //~ deadlock
            });
        });
    }
}
