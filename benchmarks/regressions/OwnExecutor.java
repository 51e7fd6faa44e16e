// expect: false(no-data-race)
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** An executor of the program's own, which starts a thread for each task. */
public class OwnExecutor {
    static int unguarded;

    static class PerTask extends AbstractExecutorService {
        final AtomicInteger executed = new AtomicInteger();
        final AtomicInteger made = new AtomicInteger();

        @Override public void execute(Runnable r) {
            executed.incrementAndGet();
            new Thread(r).start();
        }

        @Override protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
            made.incrementAndGet();
            return new FutureTask<>(c);
        }

        @Override public void shutdown() {
        }

        @Override public List<Runnable> shutdownNow() {
            return List.of();
        }

        @Override public boolean isShutdown() {
            return false;
        }

        @Override public boolean isTerminated() {
            return false;
        }

        @Override public boolean awaitTermination(long time, TimeUnit unit) {
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        PerTask own = new PerTask();
        assert own.submit(() -> 3).get() == 3;
        assert own.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2)).get(1).get() == 2;
        own.submit(() -> {
            unguarded++; //~ race with line 56
        });
        assert own.executed.get() == 4 && own.made.get() == 3;
        unguarded++;
    }
}
