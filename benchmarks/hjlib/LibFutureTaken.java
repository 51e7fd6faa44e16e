// expect: true
// note: What a future stands for is left out if somebody else has completed it before.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class LibFutureTaken {
    public static void main(final String[] args) {
        final AtomicInteger ran = new AtomicInteger();
        final CompletableFuture<Integer> base = new CompletableFuture<>();
        final CompletableFuture<Integer> cancelled = base.thenApply(v -> ran.incrementAndGet());
        final CompletableFuture<Void> completed = base.thenAcceptBoth(base, (v, w) -> ran.incrementAndGet());
        final CompletableFuture<Integer> handled = base.handle((v, t) -> ran.incrementAndGet());
        final CompletableFuture<Integer> composed = base.thenCompose(v -> CompletableFuture.completedFuture(ran.incrementAndGet()));
        final CompletableFuture<Integer> after = handled.thenApply(v -> v + 1);
        cancelled.cancel(true);
        completed.complete(null);
        handled.complete(7);
        composed.completeExceptionally(new IllegalStateException());
        base.complete(1);
        assert ran.get() == 0 && after.join() == 8;
        final CompletableFuture<Integer> late = CompletableFuture.supplyAsync(() -> ran.addAndGet(10));
        final boolean first = late.complete(3);
        assert first ? late.join() == 3 : late.join() == 10;
    }
}
