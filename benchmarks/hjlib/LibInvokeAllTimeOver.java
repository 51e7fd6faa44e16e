// expect: true
// note: One of the tasks waits for ever: it is cancelled when the time is over.

import java.util.List;
import java.util.concurrent.*;

public class LibInvokeAllTimeOver {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch never = new CountDownLatch(1);
        Callable<Integer> waits = () -> {
            never.await();
            return 2;
        };
        List<Future<Integer>> all = pool.invokeAll(List.of(() -> 1, waits), 1, TimeUnit.SECONDS);
        assert all.get(0).get() == 1 && all.get(1).isCancelled();
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
