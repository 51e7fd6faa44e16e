// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class AwaitOneOfTwoMended {
    static boolean claimed;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> either = newDataDrivenFuture();
            async(() -> claim(either));
            async(() -> claim(either));
            asyncAwait(either, () -> System.out.println("done"));
        });
    }

    static void claim(final HjDataDrivenFuture<Integer> offer) {
        final boolean first = isolatedWithReturn(() -> {
            final boolean free = !claimed;
            claimed = true;
            return free;
        });
        if (first) {
            offer.put(1);
        }
    }
}
