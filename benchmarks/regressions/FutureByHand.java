// expect: true
// note: What depends on a future that nobody has completed yet is executed by who completes it, before it goes on.

import java.util.concurrent.CompletableFuture;

public class FutureByHand {
    private static int seen;
    private static int twice;

    public static void main(final String[] args) {
        final CompletableFuture<Integer> future = new CompletableFuture<>();
        final CompletableFuture<Integer> doubled = future.thenApply(v -> 2 * v);
        future.thenAccept(v -> seen = v);
        doubled.whenComplete((v, t) -> twice = v);
        future.complete(21);
        assert seen == 21 && twice == 42;
    }
}
