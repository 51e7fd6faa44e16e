// expect: false(no-deadlock)
// note: What depends on the future keeps the one who completes it from opening the latch.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class FutureByHandBlocks {
    public static void main(final String[] args) {
        final CompletableFuture<Integer> future = new CompletableFuture<>();
        final CountDownLatch latch = new CountDownLatch(1);
        future.thenRun(() -> await(latch));
        future.complete(1);
        latch.countDown();
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await(); //~ deadlock
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
