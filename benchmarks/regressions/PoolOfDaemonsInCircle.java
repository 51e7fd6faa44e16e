// expect: false(no-deadlock)
// note: That daemons keep each other from their locks is no deadlock, but they keep both workers, and the task behind them from its begin.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolOfDaemonsInCircle {
    public static void main(String[] args) throws Exception {
        final Object a = new Object();
        final Object b = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2, body -> {
            Thread thread = new Thread(body);
            thread.setDaemon(true);
            return thread;
        });
        pool.execute(() -> {
            synchronized (a) {
                synchronized (b) { //~ deadlock
                }
            }
        });
        pool.execute(() -> {
            synchronized (b) {
                synchronized (a) { //~ deadlock
                }
            }
        });
        Future<Integer> last = pool.submit(() -> 42); //~ deadlock
        assert last.get() == 42; //~ deadlock
        pool.shutdown();
    }
}
