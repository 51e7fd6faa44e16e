package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.Rt;
import scoville.Workers;

/** Whether tasks may be done before they begin, so that they never do. */
final class Skipping {
    static boolean possible;

    private Skipping() {
    }
}

/** Is reached where a task may be cancelled or completed. */
final class SkipsTasks {
    static {
        Skipping.possible = true;
    }

    private SkipsTasks() {
    }

    static void needed() {
    }
}

/**
 * A task that is forked or invoked. Who joins helps, so the number of workers limits nothing: a forked task is a task
 * of its own.
 */
public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    private final Object cell;
    private volatile boolean begun;

    public ForkJoinTask() {
        cell = Rt.cellNew();
    }

    protected abstract V execute();

    /** For the library: executes it, unless it is done. */
    void perform() {
        if (Skipping.possible && isDone()) {
            return;
        }
        V value;
        try {
            value = execute();
        } catch (Throwable t) {
            Rt.cellFill("exception", cell, t);
            return;
        }
        Rt.cellFill("value", cell, value);
    }

    public final ForkJoinTask<V> fork() {
        scoville.Body body = () -> perform();
        Rt.spawnDaemon("future", body, null, null);
        return this;
    }

    public final V join() {
        int state = Rt.cellAwait(cell);
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            throw (Throwable) value;
        }
        return (V) value;
    }

    public final V invoke() {
        perform();
        return join();
    }

    public final V get() throws InterruptedException, ExecutionException {
        Interrupts.check();
        Interrupts.until(cell);
        int state = Rt.cellAwait(cell);
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            throw new ExecutionException((Throwable) value);
        }
        return (V) value;
    }

    @scoville.TimeLimit
    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        try {
            return get();
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    public final boolean isDone() {
        return Rt.cellPoll(cell) != 0;
    }

    public final boolean isCancelled() {
        return Rt.cellPoll(cell) == 3;
    }

    /** Interrupts nobody. */
    public boolean cancel(boolean mayInterrupt) {
        SkipsTasks.needed();
        return Rt.cellFill("cancel", cell, null) || isCancelled();
    }

    public final boolean isCompletedAbnormally() {
        return Rt.cellPoll(cell) >= 2;
    }

    public final boolean isCompletedNormally() {
        return Rt.cellPoll(cell) == 1;
    }

    public final V getRawResult() {
        return Rt.cellPoll(cell) == 1 ? (V) Rt.cellValue() : null;
    }

    public final Throwable getException() {
        int state = Rt.cellPoll(cell);
        Object value = Rt.cellValue();
        return state == 3 ? new CancellationException() : state == 2 ? (Throwable) value : null;
    }

    public V resultNow() {
        int state = Rt.cellPoll(cell);
        if (state != 1) {
            String what = state == 0 ? "Task has not completed" : state == 2 ? "Task completed with exception" : "Task was cancelled";
            throw new IllegalStateException(what);
        }
        return (V) Rt.cellValue();
    }

    public Throwable exceptionNow() {
        if (Rt.cellPoll(cell) != 2) {
            throw new IllegalStateException();
        }
        return (Throwable) Rt.cellValue();
    }

    public final void quietlyJoin() {
        Rt.cellAwait(cell);
    }

    public final void quietlyInvoke() {
        perform();
    }

    public void complete(V value) {
        SkipsTasks.needed();
        Rt.cellFill("value", cell, value);
    }

    public void completeExceptionally(Throwable t) {
        SkipsTasks.needed();
        Rt.cellFill("exception", cell, t);
    }

    public static ForkJoinTask<?> adapt(Runnable body) {
        return adapt(body, null);
    }

    public static <T> ForkJoinTask<T> adapt(Runnable body, T result) {
        if (body == null) {
            throw new NullPointerException();
        }
        return new AdaptedTask<T>(Executors.callable(body, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> body) {
        return new AdaptedTask<T>((Callable<T>) body);
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        all(new ForkJoinTask<?>[] {first, second});
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        all(tasks);
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        all(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    /** The caller executes the first. If one fails, the others are cancelled. */
    private static void all(ForkJoinTask<?>[] tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        int joined = 0;
        try {
            if (tasks.length > 0) {
                tasks[0].invoke();
            }
            for (joined = 1; joined < tasks.length; joined++) {
                tasks[joined].join();
            }
        } finally {
            if (joined < tasks.length) {
                for (int i = 1; i < tasks.length; i++) {
                    tasks[i].cancel(false);
                }
            }
        }
    }
}

/** What `adapt` makes; checked exceptions are wrapped. */
final class AdaptedTask<V> extends ForkJoinTask<V> {
    private final Callable<V> body;

    AdaptedTask(Callable<V> body) {
        if (body == null) {
            throw new NullPointerException();
        }
        this.body = body;
    }

    protected V execute() {
        try {
            return body.call();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}

public abstract class RecursiveTask<V> extends ForkJoinTask<V> {
    public RecursiveTask() {
    }

    protected abstract V compute();

    protected final V execute() {
        return compute();
    }
}

public abstract class RecursiveAction extends ForkJoinTask<Void> {
    public RecursiveAction() {
    }

    protected abstract void compute();

    protected final Void execute() {
        compute();
        return null;
    }
}

/**
 * See {@link ForkJoinTask}: whatever number it is made with, it has as many workers as its tasks need, which reports say. Its threads
 * are daemons: programs need not shut it down.
 */
public class ForkJoinPool extends StealingPool {
    private static final ForkJoinPool common = new ForkJoinPool();

    private final int parallelism;

    public ForkJoinPool() {
        super(Integer.MAX_VALUE);
        parallelism = Runtime.getRuntime().availableProcessors();
    }

    public ForkJoinPool(int parallelism) {
        super(Integer.MAX_VALUE);
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
    }

    /** Who waits for a task of the common pool may execute it. */
    String workerName() {
        return this == common ? Workers.SOME : super.workerName();
    }

    public static ForkJoinPool commonPool() {
        return common;
    }

    public static int getCommonPoolParallelism() {
        return common.parallelism;
    }

    public int getParallelism() {
        return parallelism;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return submit(task).join();
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        execute(task);
        return task;
    }

    public <T> ForkJoinTask<T> submit(Callable<T> body) {
        return submit(new AdaptedTask<T>(body));
    }

    public <T> ForkJoinTask<T> submit(Runnable body, T result) {
        return submit(ForkJoinTask.adapt(body, result));
    }

    public ForkJoinTask<?> submit(Runnable body) {
        return submit(ForkJoinTask.adapt(body));
    }

    public void execute(ForkJoinTask<?> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Runnable body = () -> task.perform();
        execute(body);
    }

    /** Who waits is not interrupted. */
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) {
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        for (Callable<T> body : bodies) {
            if (body == null) {
                throw new NullPointerException();
            }
            all.add(new AdaptedTask<T>(body));
        }
        for (int i = 0; i < all.size(); i++) {
            execute((ForkJoinTask<T>) all.get(i));
        }
        for (int i = 0; i < all.size(); i++) {
            ((ForkJoinTask<T>) all.get(i)).quietlyJoin();
        }
        return all;
    }

    @scoville.TimeLimit
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) {
        return invokeAll(bodies);
    }

    /** The common pool cannot be shut down. */
    public void shutdown() {
        if (this != common) {
            super.shutdown();
        }
    }

    public List<Runnable> shutdownNow() {
        Interrupting.needed();
        if (this == common) {
            return new ArrayList<Runnable>();
        }
        return super.shutdownNow();
    }
}
