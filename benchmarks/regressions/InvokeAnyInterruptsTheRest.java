// expect: true
// note: Those that go on when one has a result are interrupted.

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class InvokeAnyInterruptsTheRest {
    public static void main(final String[] args) throws Exception {
        final ExecutorService pool = Executors.newFixedThreadPool(2);
        final CountDownLatch never = new CountDownLatch(1);
        final List<Callable<String>> bodies = List.of(() -> "fast", () -> {
            never.await();
            return "slow";
        });
        assert pool.invokeAny(bodies).equals("fast");
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
