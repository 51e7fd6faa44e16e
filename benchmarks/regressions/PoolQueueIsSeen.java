// expect: unknown(unsupported)
import java.util.concurrent.*;

/** The program looks at the queue of its pool, whose content is not followed. */
public class PoolQueueIsSeen {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        CountDownLatch go = new CountDownLatch(1);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                }
            });
        }
        assert queue.size() == 2;
        go.countDown();
        pool.shutdown();
    }
}
