// expect: true
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Nobody counts down before the time is over: then the main thread does, and nobody waits for ever. */
public class LimitFreesOthers {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        other.start();
        other.join(1000);
        go.countDown();
        other.join();
    }
}
