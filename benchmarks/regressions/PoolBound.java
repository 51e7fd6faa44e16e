// expect: true
// note: Two workers: never are three tasks under way. That holds by the bound of the pool alone.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolBound {
    public static void main(String[] args) {
        final AtomicInteger going = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                int now = going.incrementAndGet();
                assert now <= 2;
                going.decrementAndGet();
            });
        }
        pool.shutdown();
    }
}
