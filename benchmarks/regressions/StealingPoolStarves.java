// expect: false(no-deadlock)
// note: The only worker waits for a latch, which is no task that it could help with.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class StealingPoolStarves {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(1);
        CountDownLatch latch = new CountDownLatch(1);
        Future<Integer> first = pool.submit(() -> {
            latch.await(); //~ deadlock
            return 1;
        });
        pool.submit(() -> latch.countDown()); //~ deadlock
        assert first.get() == 1; //~ deadlock
    }
}
