// expect: false(exception)
// note: It may be the other one that is there.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class WaitAnyOther {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> first = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> second = newDataDrivenFuture();
            async(() -> first.put(1));
            async(() -> second.put(2));
            waitAny(new HjFuture[] {first, second});
            System.out.println(first.get()); //~ exception: IllegalStateException
        });
    }
}
