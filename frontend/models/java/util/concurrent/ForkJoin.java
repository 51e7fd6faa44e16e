package java.util.concurrent;

import java.util.Collection;
import scoville.Rt;

/**
 * A task that is forked or invoked. Who joins helps, so the number of workers limits nothing: a forked task is a task
 * of its own.
 */
public abstract class ForkJoinTask<V> implements Future<V> {
    private final Object cell;
    private volatile boolean begun;

    public ForkJoinTask() {
        cell = Rt.cellNew();
    }

    protected abstract V execute();

    private void perform() {
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
        return get();
    }

    public final boolean isDone() {
        return Rt.cellPoll(cell) != 0;
    }

    public final boolean isCancelled() {
        return Rt.cellPoll(cell) == 3;
    }

    public boolean cancel(boolean mayInterrupt) {
        return Rt.cellFill("cancel", cell, null);
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

    public final void quietlyJoin() {
        Rt.cellAwait(cell);
    }

    public final void quietlyInvoke() {
        perform();
    }

    public void complete(V value) {
        Rt.cellFill("value", cell, value);
    }

    public void completeExceptionally(Throwable t) {
        Rt.cellFill("exception", cell, t);
    }

    public static ForkJoinTask<?> adapt(Runnable body) {
        return new AdaptedTask<Object>(Executors.callable(body));
    }

    public static <T> ForkJoinTask<T> adapt(Runnable body, T result) {
        return new AdaptedTask<T>(Executors.callable(body, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> body) {
        return new AdaptedTask<T>((Callable<T>) body);
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        second.fork();
        first.invoke();
        second.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = 1; i < tasks.length; i++) {
            tasks[i].fork();
        }
        if (tasks.length > 0) {
            tasks[0].invoke();
        }
        for (int i = 1; i < tasks.length; i++) {
            tasks[i].join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        for (T task : tasks) {
            task.fork();
        }
        for (T task : tasks) {
            task.join();
        }
        return tasks;
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

/** See {@link ForkJoinTask}. Its threads are daemons: programs need not shut it down. */
public class ForkJoinPool extends ThreadPoolExecutor {
    private static final ForkJoinPool common = new ForkJoinPool();

    public ForkJoinPool() {
        super(Integer.MAX_VALUE, null, true);
    }

    public ForkJoinPool(int parallelism) {
        super(Integer.MAX_VALUE, null, true);
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public static ForkJoinPool commonPool() {
        return common;
    }

    public static int getCommonPoolParallelism() {
        return 2;
    }

    public int getParallelism() {
        return 2;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return task.fork().join();
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return task.fork();
    }

    public void execute(ForkJoinTask<?> task) {
        task.fork();
    }
}
