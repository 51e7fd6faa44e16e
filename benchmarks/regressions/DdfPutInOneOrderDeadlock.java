// expect: false(no-deadlock)
// note: If the flag is read before it is set, nobody puts the value.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfPutInOneOrderDeadlock {
    static boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> flag);
                if (seen) {
                    ddf.put(1);
                }
            });
            asyncAwait(ddf, () -> { //~ deadlock
                System.out.println(ddf.get());
            });
        });
    }
}
