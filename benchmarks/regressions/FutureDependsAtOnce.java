// expect: true
// note: What depends on a future that is done is executed at once, by whoever says that it does.

import java.util.concurrent.CompletableFuture;

public class FutureDependsAtOnce {
    private static int now;

    public static void main(final String[] args) {
        CompletableFuture.completedFuture(1).thenApply(v -> v + 1).thenAccept(v -> now = v);
        assert now == 2;
    }
}
