// expect: true
// note: What has a worker at once is executed, though interrupted; what waits for one is not, and is handed back.

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ShutdownNowLeavesTheRest {
    private static volatile boolean first;
    private static volatile boolean second;

    public static void main(final String[] args) throws InterruptedException {
        final ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            first = true;
        });
        pool.execute(() -> {
            second = true;
        });
        final List<Runnable> left = pool.shutdownNow();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        assert first && left.size() <= 1 && second == left.isEmpty();
    }
}
