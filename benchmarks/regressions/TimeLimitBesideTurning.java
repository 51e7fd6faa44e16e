// expect: false(assertion)
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A task turns until it is stopped, and only a time limit lets the one that stops it go on. */
public class TimeLimitBesideTurning {
    static volatile boolean stop;
    static volatile boolean let;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread turning = new Thread(() -> {
            while (!stop) {
            }
        });
        Thread other = new Thread(() -> {
            if (let) {
                latch.countDown();
            }
        });
        other.start();
        let = true;
        turning.start();
        boolean came = latch.await(1, TimeUnit.SECONDS);
        stop = true;
        assert came; //~ assertion
    }
}
