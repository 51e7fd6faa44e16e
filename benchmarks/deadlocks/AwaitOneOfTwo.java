// expect: false(no-deadlock)
// note: Two alternatives, of which only the one that was taken is put: who waits for both waits for ever.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class AwaitOneOfTwo {
    static boolean claimed;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<Integer> cheap = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> dear = newDataDrivenFuture();
            async(() -> claim(cheap));
            async(() -> claim(dear));
            asyncAwait(cheap, dear, () -> System.out.println("done")); //~ deadlock
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
