// expect: true
// note: A future is a task of its finish: nobody gets it, and still it is over.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureJoinedByFinish {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjFuture<Integer> f = future(() -> {
                    x = 1;
                    return 0;
                });
            });
            assert x == 1;
        });
    }
}
