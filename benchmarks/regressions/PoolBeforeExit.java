// expect: false(no-deadlock)
// note: The program would be ended before anybody asks whether the workers wait for ever, if the task behind them could begin.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolBeforeExit {
    public static void main(String[] args) throws Exception {
        final Object a = new Object();
        final Object b = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2);
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
        pool.submit(() -> 1).get(); //~ deadlock
        System.exit(0);
    }
}
