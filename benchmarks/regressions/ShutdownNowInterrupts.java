// expect: true
// note: Workers that wait are interrupted, so that the pool terminates.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ShutdownNowInterrupts {
    public static void main(final String[] args) throws InterruptedException {
        final ExecutorService pool = Executors.newFixedThreadPool(2);
        final CountDownLatch never = new CountDownLatch(1);
        final AtomicInteger interrupted = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    interrupted.incrementAndGet();
                }
            });
        }
        final int left = pool.shutdownNow().size();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        assert left == 0 && interrupted.get() == 2;
    }
}
