// expect: false(no-deadlock)
// note: The workers may all stand before the lock that the main task holds while it waits for a task behind them.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolBehindLock {
    public static void main(String[] args) throws Exception {
        final Object lock = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                synchronized (lock) { //~ deadlock
                }
            });
        }
        Future<Integer> last = pool.submit(() -> 7); //~ deadlock
        synchronized (lock) {
            assert last.get() == 7; //~ deadlock
        }
        pool.shutdown();
    }
}
