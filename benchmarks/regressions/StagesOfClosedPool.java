// expect: true
// note: An executor that takes nothing ends the stage that needs it, whoever completes what comes before; no thread sees more of it.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

public class StagesOfClosedPool {
    static void rejected(CompletableFuture<?> stage) {
        try {
            stage.join();
            assert false;
        } catch (CompletionException e) {
            assert e.getCause() instanceof RejectedExecutionException;
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> source = new CompletableFuture<>();
        CompletableFuture<Integer> taken = source.thenApplyAsync(i -> i + 1, pool);
        source.complete(1);
        pool.shutdown();
        assert taken.join() == 2;
        rejected(source.thenRunAsync(() -> System.out.println("never"), pool));
        CompletableFuture<Integer> later = new CompletableFuture<>();
        CompletableFuture<Integer> next = later.handleAsync((i, e) -> i, pool);
        assert later.complete(1);
        rejected(next);
        rejected(source.thenComposeAsync(i -> source, body -> {
            throw new RejectedExecutionException("busy");
        }));
        CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException());
        assert failed.thenApplyAsync(i -> i, pool).handle((i, e) -> e.getCause() instanceof IllegalStateException).join();
    }
}
