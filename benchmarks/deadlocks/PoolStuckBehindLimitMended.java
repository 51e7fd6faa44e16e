// expect: true
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The two workers take the monitors in the same order. */
public class PoolStuckBehindLimitMended {
    static final Object left = new Object();
    static final Object right = new Object();

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> {
            synchronized (left) {
                synchronized (right) {
                    System.out.println("left, right");
                }
            }
        });
        pool.submit(() -> {
            synchronized (left) {
                synchronized (right) {
                    System.out.println("left, right");
                }
            }
        });
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println("still not at the end");
        }
    }
}
