// expect: true
// note: A result, and the end of a pool, that never come because tasks go on for ever.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class EndlessPool {
    static void goOn() {
        while (true) {
            try {
                Thread.onSpinWait();
            } finally {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> goOn());
        Future<?> second = pool.submit(() -> goOn());
        pool.shutdown();
        CompletableFuture<Void> third = CompletableFuture.runAsync(() -> goOn());
        Thread waits = new Thread(() -> third.join());
        waits.start();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
        second.get();
        waits.join();
    }
}
