// expect: true

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Two tasks that wait for each other need two workers: a larger pool begins what waits. */
public class PoolGrows {
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static void meet() {
        BOTH.countDown();
        try {
            BOTH.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(PoolGrows::meet);
        pool.execute(PoolGrows::meet);
        pool.setCorePoolSize(2);
        assert pool.getCorePoolSize() == 2;
        pool.shutdown();
    }
}
