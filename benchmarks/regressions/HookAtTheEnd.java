// expect: true
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What is done before and after tasks is done when the pool is at its end, and its end is told once. */
public class HookAtTheEnd {
    static class Counting extends ThreadPoolExecutor {
        final AtomicInteger begun = new AtomicInteger();
        final AtomicInteger tasks = new AtomicInteger();
        int ends;

        Counting() {
            super(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        }

        @Override
        protected void beforeExecute(Thread worker, Runnable body) {
            begun.incrementAndGet();
        }

        @Override
        protected void afterExecute(Runnable body, Throwable thrown) {
            tasks.incrementAndGet();
        }

        @Override
        protected void terminated() {
            ends++;
            assert begun.get() == 2 && tasks.get() == 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counting pool = new Counting();
        pool.submit(() -> System.out.println("a"));
        pool.submit(() -> System.out.println("b"));
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.DAYS);
        assert pool.ends == 1;
    }
}
