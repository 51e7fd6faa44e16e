// expect: false(no-deadlock)
// note: Who is cancelled without an interrupt goes on waiting.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class CancelWithoutInterrupt {
    public static void main(final String[] args) throws Exception { //~ deadlock
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch never = new CountDownLatch(1);
        final Future<?> future = pool.submit(() -> {
            begun.countDown();
            never.await(); //~ deadlock
            return null;
        });
        begun.await();
        future.cancel(false);
        pool.shutdown();
    }
}
