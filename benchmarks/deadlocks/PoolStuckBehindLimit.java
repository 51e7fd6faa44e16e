// expect: false(no-deadlock)
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The main thread waits for ten seconds and goes on; the two workers wait for each other for ever. */
public class PoolStuckBehindLimit {
    static final Object left = new Object();
    static final Object right = new Object();

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> {
            synchronized (left) {
                synchronized (right) { //~ deadlock
                    System.out.println("left, right");
                }
            }
        });
        pool.submit(() -> {
            synchronized (right) {
                synchronized (left) { //~ deadlock
                    System.out.println("right, left");
                }
            }
        });
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) { //~ deadlock
            System.out.println("still not at the end");
        }
    }
}
