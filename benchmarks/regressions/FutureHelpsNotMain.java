// expect: true
// note: `main` executes nothing while it waits for a future, and a worker nothing that others have handed to the pool.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class FutureHelpsNotMain {
    static final Object lock = new Object();
    static boolean inside;

    static void work() {
        CompletableFuture<Integer> value = CompletableFuture.supplyAsync(() -> 1);
        synchronized (lock) {
            inside = true;
            value.join();
            inside = false;
        }
    }

    public static void main(String[] args) {
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            synchronized (lock) {
                assert !inside;
            }
        });
        CompletableFuture.runAsync(FutureHelpsNotMain::work).join();
        CountDownLatch gate = new CountDownLatch(1);
        CompletableFuture<Void> late = CompletableFuture.runAsync(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        CompletableFuture.supplyAsync(() -> 2).join();
        gate.countDown();
        late.join();
        other.join();
    }
}
