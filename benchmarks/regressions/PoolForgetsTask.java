// expect: true

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What waits for the only worker can be taken back: by itself, as cancelled, or as the oldest, where there is no place. */
public class PoolForgetsTask {
    static int taken;

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runnable task = () -> taken++;
        pool.execute(task);
        assert pool.remove(task) && !pool.remove(task);
        Future<?> cancelled = pool.submit(task);
        cancelled.cancel(false);
        pool.purge();
        assert pool.getQueue().isEmpty();
        pool.execute(task);
        pool.execute(() -> taken += 10);
        go.countDown();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert taken == 10;
    }
}
