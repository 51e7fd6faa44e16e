// expect: true
// note: The latch is opened first.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class FutureByHandBlocksMended {
    public static void main(final String[] args) {
        final CompletableFuture<Integer> future = new CompletableFuture<>();
        final CountDownLatch latch = new CountDownLatch(1);
        future.thenRun(() -> await(latch));
        latch.countDown();
        future.complete(1);
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
