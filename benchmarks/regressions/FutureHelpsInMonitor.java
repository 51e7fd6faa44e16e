// expect: false(assertion)
// note: A worker of the common pool that waits for a future executes what it has handed to the pool itself: in the monitor it is in.

import java.util.concurrent.CompletableFuture;

public class FutureHelpsInMonitor {
    static final Object lock = new Object();
    static boolean inside;
    static boolean met;

    static void work() {
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            synchronized (lock) {
                met = inside;
            }
        });
        CompletableFuture<Integer> value = CompletableFuture.supplyAsync(() -> 1);
        synchronized (lock) {
            inside = true;
            value.join();
            inside = false;
        }
        other.join();
    }

    public static void main(String[] args) {
        CompletableFuture.runAsync(FutureHelpsInMonitor::work).join();
        assert !met; //~ assertion
    }
}
