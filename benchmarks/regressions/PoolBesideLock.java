// expect: true
// note: The main task holds the lock only after it has waited, so that a worker always comes free.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolBesideLock {
    public static void main(String[] args) throws Exception {
        final Object lock = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                synchronized (lock) {
                }
            });
        }
        Future<Integer> last = pool.submit(() -> 7);
        int seven = last.get();
        synchronized (lock) {
            assert seven == 7;
        }
        pool.shutdown();
    }
}
