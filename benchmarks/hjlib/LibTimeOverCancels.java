// expect: true
// note: The task turns until it is interrupted, which happens when the time is over.

import java.util.concurrent.*;

public class LibTimeOverCancels {
    static int steps;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> task = pool.submit(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
            steps = 2;
        });
        try {
            task.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        assert task.isCancelled() && steps == 2;
    }
}
