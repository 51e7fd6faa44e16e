// expect: false(no-data-race)
// note: On the path without the get nothing orders the future's write of x.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class GetUnderSymbolicBranchRace {
    static boolean flag = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final HjFuture<Integer> f = future(() -> {
                x = 2;
                return 2;
            });
            final boolean s = isolatedWithReturn(() -> flag);
            int v = 1;
            if (s) {
                v = f.get();
            }
            x = v; //~ race with line 20
        });
    }
}
