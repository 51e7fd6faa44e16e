// expect: false(assertion)

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A worker may have begun it already. */
public class PoolForgetsTaskLate {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        assert pool.prestartAllCoreThreads() == 1 && !pool.prestartCoreThread();
        Runnable task = () -> { };
        pool.execute(task);
        assert pool.remove(task); //~ assertion
        pool.shutdown();
    }
}
