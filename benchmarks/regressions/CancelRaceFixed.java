// expect: true
// note: What the one that cancels has written before is ordered before the task notices it.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class CancelRaceFixed {
    private static int x;

    public static void main(final String[] args) throws InterruptedException {
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        final CountDownLatch never = new CountDownLatch(1);
        final Future<?> future = pool.submit(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                x = 1;
            }
        });
        x = 2;
        future.cancel(true);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert x == 1 || x == 2;
    }
}
