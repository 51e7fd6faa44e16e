// expect: true
// note: invokeAny and the like without any time take what is there, and cancel what is not.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LibNoTimeAny {
    static int any(ExecutorService pool) throws Exception {
        try {
            return pool.invokeAny(List.of(() -> 1), 0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return 0;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int got = any(pool);
        assert got == 0 || got == 1;
        pool.shutdown();
        Future<Integer> two = new ForkJoinPool().invokeAll(List.<Callable<Integer>>of(() -> 2), -1, TimeUnit.SECONDS).get(0);
        assert two.isCancelled() || two.get() == 2;
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        assert !lock.newCondition().awaitUntil(new Date(0)) && lock.isHeldByCurrentThread();
    }
}
