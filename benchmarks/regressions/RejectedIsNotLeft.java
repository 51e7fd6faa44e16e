// expect: true
import java.util.*;
import java.util.concurrent.*;

/** What has been rejected is not among the tasks that have not begun. */
public class RejectedIsNotLeft {
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch began = new CountDownLatch(1);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        int rejected = 0;
        for (int i = 0; i < 3; i++) {
            try {
                pool.execute(() -> {
                    began.countDown();
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                    }
                });
            } catch (RejectedExecutionException e) {
                rejected++;
            }
        }
        began.await();
        List<Runnable> left = pool.shutdownNow();
        assert left.size() == 1;
        assert rejected == 1;
    }
}
