// expect: true
// note: The pool has not been shut down yet when main begins to wait: a task, or a thread, does that later.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ShutDownByAnother {
    static int first;
    static int last;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            first = 1;
            pool.shutdown();
            last = 2;
        });
        boolean ended = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert ended && pool.isTerminated();
        assert first + last == 3;
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
        new Thread(clock::shutdown).start();
        if (!clock.awaitTermination(1, TimeUnit.DAYS)) {
            throw new IllegalStateException("not terminated");
        }
    }
}
