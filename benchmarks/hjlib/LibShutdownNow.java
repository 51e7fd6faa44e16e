// expect: true
// note: What has been submitted is done; delayed tasks begin at any time.

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class LibShutdownNow {
    static int done;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> 7);
        assert f.get() == 7;
        assert pool.shutdownNow().isEmpty() && pool.isShutdown();
        ScheduledExecutorService later = Executors.newScheduledThreadPool(1);
        later.schedule(() -> {
            done++;
        }, 2, TimeUnit.SECONDS);
        later.schedule(() -> {
            done++;
        }, 1, TimeUnit.SECONDS);
        later.shutdown();
        later.awaitTermination(1, TimeUnit.MINUTES);
        assert done == 2;
    }
}
