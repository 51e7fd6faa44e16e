// expect: false(assertion)
// note: Three workers: three tasks can be under way at once.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolBoundTooHigh {
    public static void main(String[] args) {
        final AtomicInteger going = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                int now = going.incrementAndGet();
                assert now <= 2; //~ assertion
                going.decrementAndGet();
            });
        }
        pool.shutdown();
    }
}
