// expect: true
// note: After the end of all tasks, all are counted; before, no more than there are.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class LibPoolCounts {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> { });
        }
        assert pool.getPoolSize() == 2 && pool.getCorePoolSize() == 2;
        assert pool.getActiveCount() <= 2 && pool.getCompletedTaskCount() <= 3 && pool.getQueue().size() <= 1;
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert pool.getCompletedTaskCount() == 3 && pool.getActiveCount() == 0 && pool.getPoolSize() == 0;
        assert pool.isTerminated() && !pool.isTerminating();
    }
}
