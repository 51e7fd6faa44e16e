// expect: true
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What is not taken is executed by who submits it. */
public class PoolLetsCallerRun {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
            1, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
        for (int i = 0; i < 4; i++) {
            pool.execute(done::incrementAndGet);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert done.get() == 4;
    }
}
