// expect: true
// note: Twin of DdfPutInOneOrderDeadlock: whoever comes second puts the value, and only that one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfPutInBothOrders {
    static boolean flag = false;

    static void arrive(final HjDataDrivenFuture<Integer> ddf) {
        final boolean second = isolatedWithReturn(() -> {
            final boolean old = flag;
            flag = true;
            return old;
        });
        if (second) {
            ddf.put(1);
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> arrive(ddf));
            async(() -> arrive(ddf));
            asyncAwait(ddf, () -> {
                System.out.println(ddf.get());
            });
        });
    }
}
