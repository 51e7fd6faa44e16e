// expect: false(no-deadlock)
// note: The worker that waits for `value` may execute `late` meanwhile, which waits for what the worker does afterwards.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class FutureHelpsAndWaits {
    static final CountDownLatch gate = new CountDownLatch(1);

    static void pass() {
        try {
            gate.await(); //~ deadlock
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void work() {
        CompletableFuture<Void> late = CompletableFuture.runAsync(FutureHelpsAndWaits::pass);
        CompletableFuture<Integer> value = CompletableFuture.supplyAsync(() -> 1);
        value.join(); //~ deadlock
        gate.countDown();
        late.join();
    }

    public static void main(String[] args) {
        CompletableFuture.runAsync(FutureHelpsAndWaits::work).join(); //~ deadlock
    }
}
