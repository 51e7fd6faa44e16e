package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import scoville.OpenText;

/** Hides what an executor has beside the methods of its interface. */
class DelegatedExecutor implements ExecutorService {
    private final ExecutorService executor;

    DelegatedExecutor(ExecutorService executor) {
        this.executor = Objects.requireNonNull(executor);
    }

    public void execute(Runnable body) {
        executor.execute(body);
    }

    public void shutdown() {
        executor.shutdown();
    }

    public List<Runnable> shutdownNow() {
        return executor.shutdownNow();
    }

    public boolean isShutdown() {
        return executor.isShutdown();
    }

    public boolean isTerminated() {
        return executor.isTerminated();
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return executor.awaitTermination(timeout, unit);
    }

    public <T> Future<T> submit(Callable<T> body) {
        return executor.submit(body);
    }

    public <T> Future<T> submit(Runnable body, T result) {
        return executor.submit(body, result);
    }

    public Future<?> submit(Runnable body) {
        return executor.submit(body);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        return executor.invokeAll(bodies);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException {
        return executor.invokeAll(bodies, timeout, unit);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> bodies) throws InterruptedException, ExecutionException {
        return executor.invokeAny(bodies);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return executor.invokeAny(bodies, timeout, unit);
    }

    public void close() {
        executor.close();
    }

    public String toString() {
        return OpenText.ANY;
    }
}

/** The same for one with delayed tasks. */
final class DelegatedScheduledExecutor extends DelegatedExecutor implements ScheduledExecutorService {
    private final ScheduledExecutorService executor;

    DelegatedScheduledExecutor(ScheduledExecutorService executor) {
        super(executor);
        this.executor = executor;
    }

    public ScheduledFuture<?> schedule(Runnable body, long delay, TimeUnit unit) {
        return executor.schedule(body, delay, unit);
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> body, long delay, TimeUnit unit) {
        return executor.schedule(body, delay, unit);
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable body, long delay, long period, TimeUnit unit) {
        return executor.scheduleAtFixedRate(body, delay, period, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable body, long delay, long period, TimeUnit unit) {
        return executor.scheduleWithFixedDelay(body, delay, period, unit);
    }
}
