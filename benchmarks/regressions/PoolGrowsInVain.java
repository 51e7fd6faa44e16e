// expect: false(no-deadlock)

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** With a queue that takes all, there are never more workers than the core size says. */
public class PoolGrowsInVain {
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static void meet() {
        BOTH.countDown();
        try {
            BOTH.await(); //~ deadlock
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) { //~ deadlock
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.setMaximumPoolSize(2);
        pool.execute(PoolGrowsInVain::meet);
        pool.execute(PoolGrowsInVain::meet);
        pool.shutdown();
    }
}
