// expect: true
// note: One of two results, and a stage on an executor.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibEitherOf {
    private static int used;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1, pool);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> any = one.applyToEither(two, x -> 10 * x);
        any.thenAcceptAsync(x -> used = x, pool).join();
        assert used == 10 || used == 20;
        pool.shutdown();
    }
}
