// expect: false(no-deadlock)
// note: An orderly shutdown waits for what goes on.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ShutdownInterruptsNobody {
    public static void main(final String[] args) throws Exception {
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        final CountDownLatch never = new CountDownLatch(1);
        final Future<?> future = pool.submit(() -> {
            never.await(); //~ deadlock
            return null;
        });
        pool.shutdown();
        if (future.isDone()) {
            pool.shutdownNow();
        }
        future.get(); //~ deadlock
    }
}
