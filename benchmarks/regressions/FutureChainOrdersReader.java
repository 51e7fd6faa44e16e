// expect: true
// note: Getting the last future of a chain orders all of them, though the first is never got by the parent.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureChainOrdersReader {
    static int x = 4;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> first = future(() -> x + 1);
            final HjFuture<Integer> second = future(() -> first.get() + x);
            final HjFuture<Integer> third = future(() -> second.get());
            x = third.get();
            assert x == 9;
        });
    }
}
