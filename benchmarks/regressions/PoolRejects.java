// expect: false(exception)
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One task has the worker, one has the place in the queue, and a third one is not taken. */
public class PoolRejects {
    public static void main(String[] args) {
        CountDownLatch go = new CountDownLatch(1);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        try {
            for (int i = 0; i < 3; i++) {
                pool.execute(() -> { //~ exception: RejectedExecutionException
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
            }
        } finally {
            go.countDown();
            pool.shutdown();
        }
    }
}
