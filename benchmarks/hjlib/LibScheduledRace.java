// expect: false(no-data-race)
// note: Two workers may do the delayed tasks at the same time.

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class LibScheduledRace {
    static int done;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> 7);
        assert f.get() == 7;
        assert pool.shutdownNow().isEmpty() && pool.isShutdown();
        ScheduledExecutorService later = Executors.newScheduledThreadPool(2);
        later.schedule(() -> {
            done++;
        }, 2, TimeUnit.SECONDS);
        later.schedule(() -> {
            done++; //~ race with line 21
        }, 1, TimeUnit.SECONDS);
        later.shutdown();
        later.awaitTermination(1, TimeUnit.MINUTES);
        assert done == 2; //~ assertion
    }
}
