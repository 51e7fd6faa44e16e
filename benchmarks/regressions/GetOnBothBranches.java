// expect: true
// note: Each branch gets the future that wrote what is read next.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class GetOnBothBranches {
    static boolean flag = false;
    static int x = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final HjFuture<Integer> f = future(() -> {
                x = 1;
                return 10;
            });
            final HjFuture<Integer> g = future(() -> {
                y = 2;
                return 20;
            });
            final boolean s = isolatedWithReturn(() -> flag);
            if (s) {
                final int v = f.get();
                assert v + x == 11;
            } else {
                final int v = g.get();
                assert v + y == 22;
            }
        });
    }
}
