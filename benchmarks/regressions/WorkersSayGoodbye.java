// expect: true
import java.util.concurrent.*;

/** What a thread of a pool does after its tasks is done when the pool is shut down, not when it has no task. */
public class WorkersSayGoodbye {
    static int ended;

    public static void main(String[] args) throws Exception {
        Thread[] made = new Thread[1];
        CountDownLatch last = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor(body -> new Thread(() -> {
            body.run();
            ended++;
            last.countDown();
        }));
        int a = pool.submit(() -> ended).get();
        int b = pool.submit(() -> ended).get();
        assert a == 0 && b == 0;
        pool.shutdown();
        last.await();
        assert ended == 1;
    }
}
