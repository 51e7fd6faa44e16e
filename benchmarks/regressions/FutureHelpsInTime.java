// expect: true
// note: What a worker executes while it waits for a future has all that it waits for already.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class FutureHelpsInTime {
    static final CountDownLatch gate = new CountDownLatch(1);
    static int passed;

    static void pass() {
        try {
            gate.await();
            passed++;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void work() {
        CompletableFuture<Void> late = CompletableFuture.runAsync(FutureHelpsInTime::pass);
        CompletableFuture<Integer> value = CompletableFuture.supplyAsync(() -> 1);
        gate.countDown();
        int n = value.join();
        late.join();
        assert passed == n;
    }

    public static void main(String[] args) {
        CompletableFuture.runAsync(FutureHelpsInTime::work).join();
    }
}
