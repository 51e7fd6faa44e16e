package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() {
    }

    public RejectedExecutionException(String message) {
        super(message);
    }

    public RejectedExecutionException(String message, Throwable cause) {
        super(message, cause);
    }

    public RejectedExecutionException(Throwable cause) {
        super(cause);
    }
}

public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable body, ThreadPoolExecutor executor);
}

public interface ThreadFactory {
    Thread newThread(Runnable body);
}

public interface ExecutorService extends Executor, AutoCloseable {
    void shutdown();

    List<Runnable> shutdownNow();

    boolean isShutdown();

    boolean isTerminated();

    boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException;

    <T> Future<T> submit(Callable<T> body);

    <T> Future<T> submit(Runnable body, T result);

    Future<?> submit(Runnable body);

    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException;

    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException;

    <T> T invokeAny(Collection<? extends Callable<T>> bodies) throws InterruptedException, ExecutionException;

    <T> T invokeAny(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    void close();
}

public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int workers) {
        return new ThreadPoolExecutor(workers);
    }

    public static ExecutorService newFixedThreadPool(int workers, ThreadFactory factory) {
        return new ThreadPoolExecutor(workers, factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return new DelegatedExecutor(new ThreadPoolExecutor(1));
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return new DelegatedExecutor(new ThreadPoolExecutor(1, factory));
    }

    public static ScheduledExecutorService newScheduledThreadPool(int workers) {
        return new ScheduledThreadPoolExecutor(workers);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int workers, ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(workers, factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
        return new DelegatedScheduledExecutor(new ScheduledThreadPoolExecutor(1, factory));
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        return new DelegatedExecutor(executor);
    }

    public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService executor) {
        return new DelegatedScheduledExecutor(executor);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new DelegatedScheduledExecutor(new ScheduledThreadPoolExecutor(1));
    }

    public static ExecutorService newWorkStealingPool(int workers) {
        return new StealingPool(workers);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new PoolThreads();
    }

    public static ExecutorService newCachedThreadPool() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE);
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, factory);
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        return new DelegatedExecutor(ThreadPoolExecutor.threadPerTask(factory));
    }

    public static ExecutorService newWorkStealingPool() {
        return new StealingPool(Integer.MAX_VALUE);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new DelegatedExecutor(ThreadPoolExecutor.virtualThreads());
    }

    public static <T> Callable<T> callable(Runnable body, T result) {
        Objects.requireNonNull(body);
        return () -> {
            body.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable body) {
        return callable(body, null);
    }
}
