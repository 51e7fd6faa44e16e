// expect: true
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Three tasks have two threads, or one. */
public class WorkersAreFew {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> seen.add(Thread.currentThread()));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert seen.size() == 2 || seen.size() == 1;
    }
}
