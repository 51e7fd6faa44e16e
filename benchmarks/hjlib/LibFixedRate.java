// expect: true
// note: What comes again and again is cancelled, and never overlaps itself.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class LibFixedRate {
    private static int beats;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        CountDownLatch enough = new CountDownLatch(2);
        ScheduledFuture<?>[] task = new ScheduledFuture<?>[1];
        synchronized (task) {
            task[0] = pool.scheduleAtFixedRate(() -> {
                beats++;
                enough.countDown();
                if (beats == 2) {
                    synchronized (task) {
                        task[0].cancel(false);
                    }
                }
            }, 0, 10, TimeUnit.MILLISECONDS);
        }
        enough.await();
        assert beats == 2;
        pool.shutdown();
    }
}
