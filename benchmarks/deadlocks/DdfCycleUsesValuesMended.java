// expect: true
// tasks: 3
// note: The first value is computed from nothing.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfCycleUsesValuesMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> a = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> b = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(a, () -> b.put(a.get() + 1));
                async(() -> a.put(1));
            });
            assert b.get() == 2;
        });
    }
}
