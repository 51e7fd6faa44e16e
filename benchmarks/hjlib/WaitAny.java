// expect: true
// note: One of the two is there, whichever.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class WaitAny {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> first = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> second = newDataDrivenFuture();
            async(() -> first.put(1));
            async(() -> second.put(2));
            final boolean[] there = waitAny(new HjFuture[] {first, second});
            assert there[0] || there[1];
            if (there[1]) {
                assert second.get() == 2;
            }
        });
    }
}
