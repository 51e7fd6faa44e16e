// expect: true
// note: A task that waits when its future is cancelled is interrupted, so that its executor can end.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CancelMayInterrupt {
    public static void main(final String[] args) throws Exception {
        final ExecutorService executor = Executors.newSingleThreadExecutor();
        final CountDownLatch never = new CountDownLatch(1);
        final Future<?> future = executor.submit(() -> {
            never.await();
            return null;
        });
        future.cancel(true);
        executor.shutdown();
    }
}
