// expect: true
// note: The worker waits without a limit, but for something that the main thread does after its time limit.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimeLimitFrees {
    public static void main(final String[] args) throws InterruptedException {
        final CountDownLatch start = new CountDownLatch(1);
        final Thread worker = new Thread(() -> {
            try {
                start.await();
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        worker.start();
        worker.join(100);
        start.countDown();
        worker.join(TimeUnit.SECONDS.toMillis(1));
    }
}
