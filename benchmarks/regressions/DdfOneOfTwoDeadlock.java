// expect: false(no-deadlock)
// note: The await needs both values; which of them is put depends on the flag, but it is always one only.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfOneOfTwoDeadlock {
    static boolean flag = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            async(() -> {
                final boolean seen = isolatedWithReturn(() -> flag);
                if (seen) {
                    left.put(1);
                } else {
                    right.put(1);
                }
            });
            asyncAwait(left, right, () -> { //~ deadlock
                System.out.println(left.get() + right.get());
            });
        });
    }
}
