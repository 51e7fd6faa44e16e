// expect: false(no-data-race)
// note: What follows the call of cancel is not ordered with a task that notices it.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CancelRace {
    private static int x;

    public static void main(final String[] args) {
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        final CountDownLatch never = new CountDownLatch(1);
        final Future<?> future = pool.submit(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                x = 1; //~ race with line 24
            }
        });
        future.cancel(true);
        pool.shutdown();
        x = 2;
    }
}
