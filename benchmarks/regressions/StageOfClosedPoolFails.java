// expect: false(exception)
// note: The pool may be shut down before the first stage has ended: then it rejects the second one, and so ends the third.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class StageOfClosedPoolFails {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 1, pool).thenApplyAsync(i -> i + 1, pool);
        pool.shutdown();
        int two = f.join(); //~ exception: CompletionException
        assert two == 2;
    }
}
