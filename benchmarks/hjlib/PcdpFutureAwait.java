// expect: true
// note: Futures and tasks that await futures come behind them.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

public class PcdpFutureAwait {
    static int x;
    static int y;

    public static void main(final String[] args) {
        final CompletableFuture<Integer> go = new CompletableFuture<>();
        finish(() -> {
            final Future<Integer> a = future(() -> 1);
            final Future<Integer> b = future(() -> x = 2);
            final Future<Integer> c = futureAwait(() -> x * 10, b);
            asyncAwait(() -> x += 3, a, b, c);
            asyncAwait(() -> y = go.getNow(-1), go);
            async(() -> go.complete(4));
        });
        assert x == 5 && y == 4;
    }
}
