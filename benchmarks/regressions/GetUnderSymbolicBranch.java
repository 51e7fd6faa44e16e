// expect: true
// note: Whether the future is got depends on the flag; the task may have to wait on one of two paths.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class GetUnderSymbolicBranch {
    static boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final HjFuture<Integer> f = future(() -> 2);
            final boolean s = isolatedWithReturn(() -> flag);
            final int v;
            if (s) {
                v = f.get();
            } else {
                v = 1;
            }
            assert s ? v == 2 : v == 1;
        });
    }
}
