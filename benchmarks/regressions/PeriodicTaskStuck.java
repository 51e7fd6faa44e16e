// expect: false(no-deadlock)
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is executed again and again waits for what nobody does, and keeps the executor from its end. */
public class PeriodicTaskStuck {
    public static void main(String[] args) throws InterruptedException { //~ deadlock
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
        executor.scheduleAtFixedRate(() -> {
            begun.countDown();
            try {
                never.await(); //~ deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, 0, 1, TimeUnit.SECONDS);
        begun.await();
        executor.shutdown();
    }
}
