// expect: true
// note: A future seen as resolved orders its body before what follows.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class PollResolvedFuture {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                x = 1;
                return 2;
            });
            while (!f.resolved()) {
            }
            assert f.safeGet() + x == 3;
        });
    }
}
