package java.util.concurrent;

import scoville.Cancelling;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Repeated;
import scoville.Rt;
import scoville.Workers;

public interface Delayed extends Comparable<Delayed> {
    long getDelay(TimeUnit unit);
}

public interface ScheduledFuture<V> extends Delayed, Future<V> {
}

public interface ScheduledExecutorService extends ExecutorService {
    ScheduledFuture<?> schedule(Runnable body, long delay, TimeUnit unit);

    <V> ScheduledFuture<V> schedule(Callable<V> body, long delay, TimeUnit unit);

    ScheduledFuture<?> scheduleAtFixedRate(Runnable body, long delay, long period, TimeUnit unit);

    ScheduledFuture<?> scheduleWithFixedDelay(Runnable body, long delay, long period, TimeUnit unit);
}

/** A future of a task with a delay. */
final class DelayedTask<V> extends FutureTask<V> implements ScheduledFuture<V> {
    private final long nanos;

    DelayedTask(Callable<V> body, long nanos) {
        super(body);
        this.nanos = nanos;
    }

    public void scovilleGiveUp() {
        stop(true);
    }

    /** Time does not pass. */
    public long getDelay(TimeUnit unit) {
        return unit.convert(nanos, TimeUnit.NANOSECONDS);
    }

    public int compareTo(Delayed other) {
        return Long.compare(nanos, other.getDelay(TimeUnit.NANOSECONDS));
    }

    public String toString() {
        return OpenText.ANY;
    }
}

/** Delays may be as long as need be: tasks with one begin at any time, in any order; those without one in that of their submission. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    public ScheduledThreadPoolExecutor(int workers) {
        super(workers);
    }

    public ScheduledThreadPoolExecutor(int workers, ThreadFactory factory) {
        super(workers, factory);
    }

    private boolean removes;

    /** Makes a difference in the queue only. */
    public void setRemoveOnCancelPolicy(boolean on) {
        synchronized (Rt.internal(this)) {
            removes = on;
        }
    }

    public boolean getRemoveOnCancelPolicy() {
        synchronized (Rt.internal(this)) {
            return removes;
        }
    }

    /** As it is anyway. */
    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean on) {
        if (!on) {
            Rt.unsupported("delayed tasks that do not begin after the shutdown");
        }
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return true;
    }

    /** As it is anyway. */
    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean on) {
        if (on) {
            Rt.unsupported("repeated tasks that go on after the shutdown");
        }
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return false;
    }

    public boolean remove(Runnable task) {
        Rt.unsupported("the queue of an executor with delayed tasks");
        return false;
    }

    /** Tasks that are not ready yet are in it, too. */
    public BlockingQueue<Runnable> getQueue() {
        Rt.unsupported("the queue of an executor with delayed tasks");
        return null;
    }

    public long getTaskCount() {
        Rt.unsupported("the number of all tasks of an executor with delayed ones");
        return 0;
    }

    private ScheduledThreadPoolExecutor(boolean daemon) {
        super(1, null, daemon);
    }

    /** For {@link java.util.Timer}: its thread is made only if something can be seen of it. */
    public static ScheduledThreadPoolExecutor $ofTimer(boolean daemon, ThreadFactory factory) {
        return Workers.named || Workers.matter ? new ScheduledThreadPoolExecutor(1, factory) : new ScheduledThreadPoolExecutor(daemon);
    }

    /** For {@link java.util.Timer}: a delayed one. */
    public void $delayed(Runnable body) {
        submit(body, true);
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> body, long delay, TimeUnit unit) {
        DelayedTask<V> task = new DelayedTask<V>(body, unit.toNanos(delay));
        submit(task, true, delay <= 0);
        return task;
    }

    public ScheduledFuture<?> schedule(Runnable body, long delay, TimeUnit unit) {
        if (body == null) {
            throw new NullPointerException();
        }
        return schedule(Executors.callable(body), delay, unit);
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable body, long delay, long period, TimeUnit unit) {
        if (body == null) {
            throw new NullPointerException();
        }
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        RepeatedTask task = new RepeatedTask(body, this, unit.toNanos(delay));
        submit(task, true);
        return task;
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable body, long delay, long period, TimeUnit unit) {
        return scheduleAtFixedRate(body, delay, period, unit);
    }

    // What is not delayed is so by nothing; what its body throws stays in the future.

    public void execute(Runnable body) {
        schedule(body, 0, TimeUnit.NANOSECONDS);
    }

    public Future<?> submit(Runnable body) {
        return schedule(body, 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Runnable body, T result) {
        return schedule(Executors.callable(body, result), 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Callable<T> body) {
        return schedule(body, 0, TimeUnit.NANOSECONDS);
    }
}

/** Runs again and again until it is cancelled, fails, or its executor is shut down; each time by a worker that is free then. */
final class RepeatedTask implements RunnableFuture<Object>, ScheduledFuture<Object>, Repeated {
    private final Object cell = Rt.cellNew();
    private final Runnable body;
    private final ScheduledThreadPoolExecutor executor;
    private final long nanos;
    private Runner runner;

    RepeatedTask(Runnable body, ScheduledThreadPoolExecutor executor, long nanos) {
        this.body = body;
        this.executor = executor;
        this.nanos = nanos;
        if (Runner.matters()) {
            runner = new Runner();
        }
    }

    public void run() {
        if (Rt.cellPoll(cell) != 0) {
            return;
        }
        if (executor.isShutdown()) {
            Rt.cellFill("cancel", cell, null);
            return;
        }
        try {
            perform();
        } catch (Throwable t) {
            Rt.cellFill("exception", cell, t);
        }
    }

    public boolean goesOn() {
        if (Rt.cellPoll(cell) != 0) {
            return false;
        }
        if (executor.isShutdown()) {
            Rt.cellFill("cancel", cell, null);
            return false;
        }
        return true;
    }

    private void perform() {
        if (!Runner.matters()) {
            body.run();
            return;
        }
        runner.begins();
        try {
            if (Rt.cellPoll(cell) == 0) {
                body.run();
            }
        } finally {
            runner.ends(cell);
        }
    }

    public Object get() throws InterruptedException, ExecutionException {
        Interrupts.until(cell);
        int state = Rt.cellAwait(cell);
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        throw new ExecutionException((Throwable) value);
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public Object get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (timeout <= 0 && Rt.cellPoll(cell) == 0) {
            Interrupts.check();
            throw new TimeoutException();
        }
        try {
            return get();
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    public boolean isDone() {
        return Rt.cellPoll(cell) != 0;
    }

    public boolean isCancelled() {
        return Rt.cellPoll(cell) == 3;
    }

    public boolean cancel(boolean mayInterrupt) {
        Interrupting.needed();
        Cancelling.needed();
        return runner.cancel(cell, mayInterrupt);
    }

    /** Time does not pass. */
    public long getDelay(TimeUnit unit) {
        return unit.convert(nanos, TimeUnit.NANOSECONDS);
    }

    public int compareTo(Delayed other) {
        return Long.compare(nanos, other.getDelay(TimeUnit.NANOSECONDS));
    }
}
