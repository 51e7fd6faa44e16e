package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import scoville.Cancelling;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.Rt;
import scoville.Stopping;
import scoville.Workers;

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

/** How many of several tasks have not failed yet. */
final class FirstOf {
    private int left;

    FirstOf(int all) {
        left = all;
    }

    /** One more fails; whether it was the last. */
    boolean fails() {
        synchronized (Rt.internal(this)) {
            left--;
            return left == 0;
        }
    }
}

/**
 * A pool of workers: a task for each submission. The one numbered `k` begins when at most `workers - 1` of those before it
 * are left, because workers take them in the order of submission.
 */
public class ThreadPoolExecutor implements ExecutorService {
    final int workers;
    /** As many submissions have a worker at once; known where the executor may be stopped. */
    private int core;
    /** The workers one by one; null if it makes no difference which of them executes a task. */
    private final Crew crew;
    private final boolean daemons;
    /** Whether the program may have something to be done before or after tasks. */
    private final boolean hooked;
    /** Null: an exception. */
    private final RejectedExecutionHandler handler;
    /** Counted where something is to be done at the end. */
    private int done;
    private boolean over;
    int submitted;
    /** Counted for those that wait for a worker. */
    int finished;
    private boolean shutdown;
    /** What has not begun is not to begin any more. */
    private boolean stopped;
    /** Workers with delayed tasks. */
    private int busy;
    private Submission last;
    /** Who has been the first at the tasks of the single worker's present thread. */
    private scoville.Task single;

    /** A cell that is filled at its end, and those before it. */
    static final class Submission {
        final Object ended;
        final Runnable body;
        final Submission before;
        // Where the executor may be stopped; in its section.
        /** A worker is there for it: it begins even if the executor is stopped before. */
        boolean direct;
        /** Who has begun it. */
        Thread worker;

        Submission(Object ended, Runnable body, Submission before) {
            this.ended = ended;
            this.body = body;
            this.before = before;
        }
    }

    /** With a queue that takes all, there are never more workers than `core`. */
    public ThreadPoolExecutor(int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, idle, queue, null, null);
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, idle, queue, given(factory), null);
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, RejectedExecutionHandler handler) {
        this(core, most, idle, queue, null, given(handler));
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory, RejectedExecutionHandler handler) {
        this(core, most, idle, queue, given(factory), given(handler));
    }

    /** Workers that have nothing to do stay: time does not pass. */
    private ThreadPoolExecutor(
        int core, int most, long idle, BlockingQueue<Runnable> queue, ThreadFactory factory, RejectedExecutionHandler handler) {
        if (core < 0 || most <= 0 || most < core || idle < 0) {
            throw new IllegalArgumentException();
        }
        int capacity = queue.remainingCapacity();
        if (queue.size() > 0 || capacity != Integer.MAX_VALUE && capacity != 0 && !(queue instanceof ArrayBlockingQueue || queue instanceof LinkedBlockingQueue)) {
            Rt.unsupported("an executor with a queue of this kind");
        }
        if (queue instanceof PriorityBlockingQueue || queue instanceof LinkedBlockingDeque) {
            Rt.unsupported("an executor with a queue of this kind");
        }
        boolean endless = capacity == Integer.MAX_VALUE;
        workers = !endless ? most : core == 0 ? 1 : core;
        if (Interrupts.stops) {
            this.core = core;
        }
        daemons = false;
        hooked = getClass() != ThreadPoolExecutor.class;
        this.handler = handler;
        boolean apart = factory != null || !endless || Workers.matter;
        crew = apart ? new Crew(endless ? workers : core, workers, capacity, factory != null ? factory : new PoolThreads()) : null;
    }

    ThreadPoolExecutor(int workers) {
        this(workers, null, false);
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory) {
        this(workers, given(factory), false);
    }

    private static <T> T given(T argument) {
        if (argument == null) {
            throw new NullPointerException();
        }
        return argument;
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory, boolean daemons) {
        if (workers <= 0) {
            throw new IllegalArgumentException();
        }
        this.workers = workers;
        if (Interrupts.stops) {
            core = workers;
        }
        this.daemons = daemons;
        hooked = getClass() != ThreadPoolExecutor.class && getClass() != ScheduledThreadPoolExecutor.class && !helps();
        handler = null;
        boolean apart = factory != null || Workers.matter && !helps();
        boolean direct = workers == Integer.MAX_VALUE;
        crew = apart ? new Crew(direct ? 0 : workers, workers, direct ? 0 : Integer.MAX_VALUE, factory != null ? factory : new PoolThreads()) : null;
    }

    /** What is done with a task that is not taken: an exception, if nothing else was asked for. */
    private void reject(Runnable body) {
        if (handler == null) {
            throw new RejectedExecutionException("the executor has been shut down, or has no place left");
        }
        handler.rejectedExecution(body, this);
    }

    public static class AbortPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("the executor has been shut down, or has no place left");
        }
    }

    public static class DiscardPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
        }
    }

    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                body.run();
            }
        }
    }

    /** What a worker does before a task. */
    protected void beforeExecute(Thread thread, Runnable body) {
    }

    /** What a worker does after a task, or when it has failed. */
    protected void afterExecute(Runnable body, Throwable thrown) {
    }

    /** What is done when all tasks have ended and no more can come. */
    protected void terminated() {
    }

    public void execute(Runnable body) {
        submit(body, false);
    }

    /** A delayed one begins at any time, and takes a worker only then. */
    void submit(Runnable body, boolean delayed) {
        if (body == null) {
            throw new NullPointerException();
        }
        int number;
        Submission before;
        Submission mine;
        Object ended = Rt.cellNew();
        boolean late;
        synchronized (Rt.internal(this)) {
            late = shutdown;
            number = submitted;
            before = last;
            mine = new Submission(ended, body, before);
            if (!late) {
                submitted++;
                if (Interrupts.stops) {
                    mine.direct = number < core && !delayed;
                }
                last = mine;
            }
        }
        if (late) {
            reject(body);
            return;
        }
        if (crew != null) {
            Runnable task = () -> work(number, mine, delayed);
            if (delayed) {
                crew.giveLater(task);
            } else if (!crew.give(task)) {
                // As if it had never been there.
                ends(mine);
                reject(body);
            }
            return;
        }
        boolean inOrder = workers == 1 && !delayed && before != null && !helps();
        Object[] awaits = inOrder ? new Object[] {before.ended} : null;
        scoville.Body work = () -> {
            if (Workers.named) {
                Rt.currentTask().named = workerName();
            }
            work(number, mine, delayed);
        };
        if (daemons) {
            Rt.spawnDaemon("async", work, awaits, null);
        } else {
            Rt.spawnThread("async", work, awaits, null);
        }
    }

    /** Submits a delayed one, unless the executor has been shut down. */
    boolean again(Runnable body) {
        try {
            submit(body, true);
        } catch (RejectedExecutionException e) {
            return false;
        }
        return true;
    }

    /** The name of a worker, as far as it is known. */
    String workerName() {
        return "pool-" + Workers.SOME + "-thread-" + Workers.SOME;
    }

    /** Whether a worker that waits for a task of the pool helps. */
    boolean helps() {
        return false;
    }

    private void work(int number, Submission mine, boolean delayed) {
        boolean bounded = crew == null && Rt.poolsBounded() && (workers > 1 || delayed || helps());
        if (bounded) {
            awaitWorker(number, delayed);
        }
        if (helps()) {
            Rt.currentTask().pool = this;
        }
        boolean alone = crew == null && workers == 1 && !bounded && !Interrupts.possible;
        if (alone) {
            beginsAlone();
        }
        boolean failed = true;
        try {
            if (Interrupts.threads) {
                Thread.currentThread().scovilleWorks(true);
            }
            if (!Interrupts.stops || begins(mine)) {
                if (hooked) {
                    hooked(mine.body);
                } else {
                    mine.body.run();
                }
            }
            failed = false;
        } finally {
            if (alone && failed) {
                // Another thread takes its place.
                single = null;
            }
            if (Interrupts.threads) {
                Thread.currentThread().scovilleWorks(false);
            }
            if (bounded) {
                synchronized (Rt.internal(this)) {
                    finished++;
                    if (delayed) {
                        busy--;
                    }
                }
            }
            ends(mine);
        }
    }

    private void hooked(Runnable body) {
        Throwable thrown = null;
        beforeExecute(Thread.currentThread(), body);
        try {
            body.run();
        } catch (Throwable e) {
            thrown = e;
            throw e;
        } finally {
            afterExecute(body, thrown);
        }
    }

    private void ends(Submission mine) {
        if (hooked) {
            ends(1);
        }
        Rt.cellFill("value", mine.ended, null);
    }

    private void ends(int tasks) {
        boolean now;
        synchronized (Rt.internal(this)) {
            done += tasks;
            now = shutdown && done == submitted && !over;
            over |= now;
        }
        if (now) {
            terminated();
        }
    }

    private void beginsAlone() {
        scoville.Task me = Rt.currentTask();
        if (single == null) {
            single = me;
        } else {
            me.goesOnAs(single);
        }
    }

    private void awaitWorker(int number, boolean delayed) {
        if (delayed) {
            while (!taken()) {
            }
        } else if (number >= workers) {
            while (!free(number)) {
            }
        }
    }

    private boolean taken() {
        synchronized (Rt.internal(this)) {
            if (busy == workers) {
                return false;
            }
            busy++;
            return true;
        }
    }

    /** Whether it is to be executed; after `shutdownNow`, its worker is interrupted. */
    private boolean begins(Submission mine) {
        Thread worker = Thread.currentThread();
        Rt.currentTask().worker = true;
        boolean late;
        synchronized (Rt.internal(this)) {
            late = stopped;
            if (!late || mine.direct) {
                mine.worker = worker;
            }
        }
        if (late && mine.direct) {
            worker.scovilleInterrupt();
        }
        return !late || mine.direct;
    }

    private boolean free(int number) {
        synchronized (Rt.internal(this)) {
            return finished > number - workers;
        }
    }

    <T> FutureTask<T> task(Callable<T> body) {
        return new FutureTask<T>(body);
    }

    public <T> Future<T> submit(Callable<T> body) {
        FutureTask<T> task = task(body);
        execute(task);
        return task;
    }

    public <T> Future<T> submit(Runnable body, T result) {
        if (body == null) {
            throw new NullPointerException();
        }
        return submit(Executors.callable(body, result));
    }

    public Future<?> submit(Runnable body) {
        return submit(body, null);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        Cancelling.needed();
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        try {
            for (Callable<T> body : bodies) {
                all.add(submit(body));
            }
            for (int i = 0; i < all.size(); i++) {
                Object cell = ((FutureTask<T>) all.get(i)).cell;
                until(cell);
                Rt.cellAwait(cell);
            }
        } catch (Throwable t) {
            cancel(all);
            throw t;
        }
        return all;
    }

    void until(Object cell) throws InterruptedException {
        Interrupts.until(cell);
    }

    private static <T> void cancel(ArrayList<Future<T>> all) {
        for (int i = 0; i < all.size(); i++) {
            ((FutureTask<T>) all.get(i)).stop(true);
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException {
        return invokeAll(bodies);
    }

    /** The result of one that does not fail; the others are cancelled then. */
    public <T> T invokeAny(Collection<? extends Callable<T>> bodies) throws InterruptedException, ExecutionException {
        if (bodies.isEmpty()) {
            throw new IllegalArgumentException();
        }
        Interrupting.needed();
        Cancelling.needed();
        Object any = Rt.cellNew();
        FirstOf left = new FirstOf(bodies.size());
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        try {
            for (Callable<T> body : bodies) {
                FutureTask<T> task = new FutureTask<T>(body);
                execute(() -> {
                    task.run();
                    int state = Rt.cellPoll(task.cell);
                    Object value = Rt.cellValue();
                    if (state == 1) {
                        Rt.cellFill("value", any, value);
                    } else if (state == 2 && left.fails()) {
                        Rt.cellFill("exception", any, value);
                    }
                });
                all.add(task);
            }
            Interrupts.until(any);
            int state = Rt.cellAwait(any);
            Object value = Rt.cellValue();
            if (state == 2) {
                throw new ExecutionException((Throwable) value);
            }
            return (T) value;
        } finally {
            cancel(all);
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public <T> T invokeAny(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return invokeAny(bodies);
    }

    public void shutdown() {
        synchronized (Rt.internal(this)) {
            shutdown = true;
        }
        if (hooked) {
            ends(0);
        }
    }

    Submission all() {
        synchronized (Rt.internal(this)) {
            return last;
        }
    }

    private void awaitAll() throws InterruptedException {
        for (Submission s = all(); s != null; s = s.before) {
            Interrupts.untilTold(s.ended);
            Rt.cellAwait(s.ended);
        }
    }

    /** What waits for a worker never begins; what goes on is interrupted. */
    public List<Runnable> shutdownNow() {
        Stopping.needed();
        ArrayList<Runnable> left = new ArrayList<Runnable>();
        ArrayList<Submission> going = new ArrayList<Submission>();
        synchronized (Rt.internal(this)) {
            shutdown = true;
            for (Submission s = last; s != null; s = s.before) {
                if (s.worker != null) {
                    going.add(s);
                } else if (!s.direct && !stopped) {
                    left.add(0, s.body);
                }
            }
            stopped = true;
        }
        for (Submission s : going) {
            if (Rt.cellPoll(s.ended) == 0) {
                s.worker.scovilleInterrupt();
            }
        }
        return left;
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

    /** If the executor has been shut down, the time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (!isShutdown()) {
            if (timeout > 0) {
                Interrupts.check();
            }
            return false;
        }
        try {
            awaitAll();
            return true;
        } catch (scoville.TimeOver e) {
            return false;
        }
    }

    public void close() {
        shutdown();
        try {
            awaitAll();
        } catch (InterruptedException e) {
            Rt.unsupported("interrupting who waits in close");
        }
    }
}

/** A pool for fork-join tasks, which nothing interrupts but `invokeAny`. Its workers are daemons. */
class StealingPool extends ThreadPoolExecutor {
    StealingPool(int workers) {
        super(workers, null, true);
    }

    <T> FutureTask<T> task(Callable<T> body) {
        return new StealingTask<T>(body, this);
    }

    String workerName() {
        return "ForkJoinPool-" + Workers.SOME + "-worker-" + Workers.SOME;
    }

    /** Is not interruptible here. */
    void until(Object cell) {
    }

    boolean helps() {
        return true;
    }

    /** Whether the current task is a worker's of this pool, and which others may begin depends on that. */
    private boolean isWorker() {
        return Rt.poolsBounded() && workers != Integer.MAX_VALUE && Rt.currentTask().pool == this;
    }

    /**
     * Whether the current task is a worker's, who waits for a task of the pool: it helps with that, or another one takes its place.
     * With more tasks or workers it matters which of the two, and that is not followed.
     */
    boolean leaves() {
        if (!isWorker()) {
            return false;
        }
        boolean alone;
        synchronized (Rt.internal(this)) {
            if (submitted <= workers) {
                // All have a worker.
                return false;
            }
            alone = workers == 1 && submitted - finished == 2;
            if (alone) {
                finished++;
            }
        }
        if (!alone) {
            Rt.unsupported("a worker of a work-stealing pool that waits for a task beside others");
        }
        return true;
    }

    void returns() {
        synchronized (Rt.internal(this)) {
            finished--;
        }
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        if (isWorker()) {
            Rt.unsupported("invokeAll by a worker of the pool");
        }
        return super.invokeAll(bodies);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> bodies) throws InterruptedException, ExecutionException {
        if (isWorker()) {
            Rt.unsupported("invokeAny by a worker of the pool");
        }
        return super.invokeAny(bodies);
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        for (Submission s = all(); s != null; s = s.before) {
            if (Rt.cellPoll(s.ended) == 0) {
                Rt.unsupported("shutdownNow of a fork-join pool with tasks");
            }
        }
        return new ArrayList<Runnable>();
    }
}

final class StealingTask<V> extends FutureTask<V> {
    private final StealingPool pool;

    StealingTask(Callable<V> body, StealingPool pool) {
        super(body);
        this.pool = pool;
    }

    public V get() throws InterruptedException, ExecutionException {
        Interrupts.check();
        if (pool.leaves()) {
            try {
                return super.get();
            } finally {
                pool.returns();
            }
        }
        return super.get();
    }

    boolean stop(boolean interrupts) {
        return super.stop(false);
    }
}

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

    /** Time does not pass. */
    public long getDelay(TimeUnit unit) {
        return unit.convert(nanos, TimeUnit.NANOSECONDS);
    }

    public int compareTo(Delayed other) {
        return Long.compare(nanos, other.getDelay(TimeUnit.NANOSECONDS));
    }
}

/** Delays may be as long as need be: tasks with one begin at any time, in any order. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    public ScheduledThreadPoolExecutor(int workers) {
        super(workers);
    }

    public ScheduledThreadPoolExecutor(int workers, ThreadFactory factory) {
        super(workers, factory);
    }

    private ScheduledThreadPoolExecutor(boolean daemon) {
        super(1, null, daemon);
    }

    /** For {@link java.util.Timer}: its thread is made only if something can be seen of it. */
    public static ScheduledThreadPoolExecutor $ofTimer(boolean daemon, ThreadFactory factory) {
        return Workers.named || Workers.matter ? new ScheduledThreadPoolExecutor(1, factory) : new ScheduledThreadPoolExecutor(daemon);
    }

    /** For {@link java.util.Timer}: a delayed one; the second has no effect after the end. */
    public void $delayed(Runnable body) {
        submit(body, true);
    }

    public void $again(Runnable body) {
        again(body);
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> body, long delay, TimeUnit unit) {
        DelayedTask<V> task = new DelayedTask<V>(body, unit.toNanos(delay));
        submit(task, true);
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

    public void execute(Runnable body) {
        submit(body, true);
    }
}

/** Runs again and again until it is cancelled, fails, or its executor is shut down; each time by a worker that is free then. */
final class RepeatedTask implements RunnableFuture<Object>, ScheduledFuture<Object> {
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
            return;
        }
        if (Rt.cellPoll(cell) == 0 && !executor.again(this)) {
            Rt.cellFill("cancel", cell, null);
        }
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

    public static ScheduledExecutorService newScheduledThreadPool(int workers) {
        return new ScheduledThreadPoolExecutor(workers);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int workers, ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(workers, factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(1, factory);
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        return executor;
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new ScheduledThreadPoolExecutor(1);
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
        return new ThreadPoolExecutor(Integer.MAX_VALUE, factory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new StealingPool(Integer.MAX_VALUE);
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
