// expect: true
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** All tasks of a pool, but those that are only executed, are made by a method that can be overridden. */
public class PoolMakesItsOwnTasks {
    static final AtomicInteger wrapped = new AtomicInteger();

    static class Counted<T> extends FutureTask<T> {
        Counted(Callable<T> c) {
            super(c);
            wrapped.incrementAndGet();
        }
    }

    static class Pool extends ThreadPoolExecutor {
        Pool() {
            super(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        }

        @Override
        protected <T> RunnableFuture<T> newTaskFor(Callable<T> body) {
            return new Counted<>(body);
        }
    }

    public static void main(String[] args) throws Exception {
        Pool pool = new Pool();
        AbstractExecutorService same = pool;
        Future<Integer> f = same.submit(() -> 4);
        List<Future<Integer>> l = pool.invokeAll(List.of(() -> 1, () -> 2));
        int any = pool.invokeAny(List.of(() -> 7));
        assert f.get() + l.get(0).get() + l.get(1).get() + any == 14;
        assert wrapped.get() == 4;
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
