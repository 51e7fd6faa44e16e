// expect: false(no-deadlock)
// note: The only worker of a pool executes what depends on the value that it has computed, and waits there for a task of the same pool.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FutureOfPoolBlocks {
    private static int first(final CountDownLatch attached) {
        try {
            attached.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return 1;
    }

    public static void main(final String[] args) {
        final ExecutorService pool = Executors.newFixedThreadPool(1);
        final CountDownLatch attached = new CountDownLatch(1);
        final CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> first(attached), pool);
        final CompletableFuture<Integer> two =
            one.thenApply(v -> CompletableFuture.supplyAsync(() -> v + 1, pool).join()); //~ deadlock
        attached.countDown();
        assert two.join() == 2; //~ deadlock
        pool.shutdown();
    }
}
