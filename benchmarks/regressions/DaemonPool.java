// tasks: 3
// note: The workers of the pool are daemons, because its factory makes such threads; handlers take what leaves them.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class DaemonPool {
    static volatile String handled = "";

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(2, body -> {
            Thread thread = new Thread(body, "worker");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((t, e) -> {
                handled = t.getName() + " " + e.getMessage();
                done.countDown();
            });
            return thread;
        });
        pool.execute(() -> {
            throw new IllegalStateException("fails");
        });
        pool.submit(() -> {
            never.await();
            return 1;
        });
        done.await();
        assert handled.equals("worker fails");
    }
}
