// expect: true
// note: The future counts as cancelled at once; its task ends when it notices.

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

public class CancelInterrupts {
    public static void main(final String[] args) throws Exception {
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch never = new CountDownLatch(1);
        final AtomicBoolean noticed = new AtomicBoolean();
        final Future<Integer> future = pool.submit(() -> {
            begun.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                noticed.set(true);
            }
            return 1;
        });
        begun.await();
        assert future.cancel(true) && future.isCancelled() && future.isDone();
        try {
            future.get();
            assert false;
        } catch (CancellationException e) {
            // As it should.
        }
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        assert noticed.get();
    }
}
