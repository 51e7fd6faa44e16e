// expect: false(no-deadlock)
// tasks: 3
// note: Two tasks count down a latch of three. All that could open it have ended.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LatchCountTooHigh {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.submit(latch::countDown);
        }
        latch.await(); //~ deadlock
        pool.shutdown();
    }
}
