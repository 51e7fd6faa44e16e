package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import scoville.Rt;

public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() {
    }

    public RejectedExecutionException(String message) {
        super(message);
    }
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

    void close();
}

/**
 * A pool of workers: a task for each submission. The one numbered `k` begins when at most `workers - 1` of those before it
 * are left, because workers take them in the order of submission.
 */
public class ThreadPoolExecutor implements ExecutorService {
    private final int workers;
    /** Makes the workers' threads; null if nobody asked for that. */
    private final ThreadFactory factory;
    /** Whether the workers are daemons; of those that a factory makes, once the first is made. */
    private boolean daemons;
    private int submitted;
    /** Counted for those that wait for a worker. */
    private int finished;
    private boolean shutdown;
    private Submission last;

    /** A cell that is filled at its end, and those before it. */
    private static final class Submission {
        final Object ended;
        final Submission before;

        Submission(Object ended, Submission before) {
            this.ended = ended;
            this.before = before;
        }
    }

    ThreadPoolExecutor(int workers) {
        this(workers, null, false);
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory) {
        this(workers, factory, false);
        if (factory == null) {
            throw new NullPointerException();
        }
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory, boolean daemons) {
        if (workers <= 0) {
            throw new IllegalArgumentException();
        }
        this.workers = workers;
        this.factory = factory;
        this.daemons = daemons;
    }

    public void execute(Runnable body) {
        if (body == null) {
            throw new NullPointerException();
        }
        int number;
        Submission before;
        boolean daemon;
        Object ended = Rt.cellNew();
        synchronized (Rt.internal(this)) {
            if (shutdown) {
                throw new RejectedExecutionException("the executor has been shut down");
            }
            number = submitted++;
            before = last;
            last = new Submission(ended, before);
            daemon = daemons;
        }
        Object[] awaits = workers == 1 && before != null ? new Object[] {before.ended} : null;
        // A worker for each submission, as long as there are not enough.
        Thread thread = factory != null && number < workers ? factory.newThread(body) : null;
        scoville.Body work;
        if (thread != null) {
            if (thread.isDaemon() && !daemon) {
                daemon = true;
                synchronized (Rt.internal(this)) {
                    daemons = true;
                }
            }
            work = () -> {
                scoville.Task task = Rt.currentTask();
                task.thread = thread;
                task.daemon = thread.isDaemon();
                work(number, ended, () -> {
                    try {
                        body.run();
                    } catch (Throwable e) {
                        thread.scovilleUncaught(e);
                    }
                });
            };
        } else {
            work = () -> work(number, ended, body);
        }
        if (daemon) {
            Rt.spawnDaemon("async", work, awaits, null);
        } else {
            Rt.spawnThread("async", work, awaits, null);
        }
    }

    private void work(int number, Object ended, Runnable body) {
        if (workers > 1 && number >= workers) {
            while (!free(number)) {
            }
        }
        try {
            body.run();
        } finally {
            if (workers > 1) {
                synchronized (Rt.internal(this)) {
                    finished++;
                }
            }
            Rt.cellFill("value", ended, null);
        }
    }

    private boolean free(int number) {
        synchronized (Rt.internal(this)) {
            return finished > number - workers;
        }
    }

    public <T> Future<T> submit(Callable<T> body) {
        FutureTask<T> task = new FutureTask<T>(body);
        execute(task);
        return task;
    }

    public <T> Future<T> submit(Runnable body, T result) {
        if (body == null) {
            throw new NullPointerException();
        }
        FutureTask<T> task = new FutureTask<T>(body, result);
        execute(task);
        return task;
    }

    public Future<?> submit(Runnable body) {
        return submit(body, null);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        for (Callable<T> body : bodies) {
            all.add(submit(body));
        }
        for (int i = 0; i < all.size(); i++) {
            Rt.cellAwait(((FutureTask<T>) all.get(i)).cell);
        }
        return all;
    }

    public void shutdown() {
        synchronized (Rt.internal(this)) {
            shutdown = true;
        }
    }

    private Submission all() {
        synchronized (Rt.internal(this)) {
            return last;
        }
    }

    private void awaitAll() {
        for (Submission s = all(); s != null; s = s.before) {
            Rt.cellAwait(s.ended);
        }
    }

    /** None of those submitted is still waiting for a worker, as far as anybody can tell. */
    public List<Runnable> shutdownNow() {
        Rt.unsupported("shutdownNow");
        return null;
    }

    public boolean isShutdown() {
        synchronized (Rt.internal(this)) {
            return shutdown;
        }
    }

    public boolean isTerminated() {
        if (!isShutdown()) {
            return false;
        }
        for (Submission s = all(); s != null; s = s.before) {
            if (Rt.cellPoll(s.ended) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The time is always long enough, if the executor has been shut down. */
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (!isShutdown()) {
            return false;
        }
        awaitAll();
        return true;
    }

    public void close() {
        shutdown();
        awaitAll();
    }
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
        return new ThreadPoolExecutor(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return new ThreadPoolExecutor(1, factory);
    }

    public static ThreadFactory defaultThreadFactory() {
        return body -> {
            Thread thread = new Thread(body);
            thread.setDaemon(false);
            return thread;
        };
    }

    public static ExecutorService newCachedThreadPool() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE);
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, factory);
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, factory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, null, true);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, null, true);
    }

    public static <T> Callable<T> callable(Runnable body, T result) {
        return () -> {
            body.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable body) {
        return callable(body, null);
    }
}
