// expect: true
// note: The first wait for the pool is in vain, the second is not: what the task did at last is read after it has ended.

import java.util.concurrent.*;

public class LibTimeOverShutdownNow {
    static int cleaned;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> {
            try {
                while (true) {
                    Thread.sleep(1000);
                }
            } catch (InterruptedException e) {
                cleaned = 1;
            }
        });
        pool.shutdown();
        if (!pool.awaitTermination(500, TimeUnit.MILLISECONDS)) {
            pool.shutdownNow();
            pool.awaitTermination(500, TimeUnit.MILLISECONDS);
        }
        assert cleaned == 1;
    }
}
