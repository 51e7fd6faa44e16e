package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import scoville.Carried;
import scoville.Failure;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.OpenText;
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

/** Whether forked tasks may be taken back before they begin. */
final class Unforking {
    static boolean possible;

    private Unforking() {
    }
}

/** Is reached where a task may be taken back. */
final class UnforksTasks {
    static {
        Unforking.possible = true;
    }

    private UnforksTasks() {
    }

    static void needed() {
    }
}

/**
 * A task that is forked or invoked. Who joins helps, so the number of workers limits nothing: a forked task is a task
 * of its own.
 */
public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    final Object cell;
    /** Whether what was forked last has begun, or is not to begin; where that may be. */
    private boolean claimed;

    public ForkJoinTask() {
        cell = Rt.cellNew();
    }

    protected abstract V execute();

    /** What a task has yielded that was done with this value. */
    V result(Object value) {
        return (V) value;
    }

    /** For the library: executes it, unless it is done. */
    void perform() {
        if (Skipping.possible && isDone()) {
            return;
        }
        V value;
        try {
            value = execute();
        } catch (Throwable t) {
            Rt.cellFill("exception", cell, new Failure(t));
            return;
        }
        Rt.cellFill("value", cell, value);
    }

    public final ForkJoinTask<V> fork() {
        if (Unforking.possible) {
            synchronized (Rt.internal(this)) {
                claimed = false;
            }
        }
        scoville.Body body = () -> {
            Carried.nothing();
            if (!Unforking.possible || claim()) {
                perform();
            }
        };
        Workers.unseen();
        Forked forked = Forked.matters ? (Forked) Rt.currentTask().forked : null;
        if (forked != null) {
            Rt.spawnDaemon("future", Forked.by(forked, body), null, null);
        } else if (Forked.ofCommon) {
            ForkJoinPool.commonPool().execute(() -> body.run());
        } else {
            Rt.spawnDaemon("future", body, null, null);
        }
        return this;
    }

    private boolean claim() {
        synchronized (Rt.internal(this)) {
            boolean free = !claimed;
            claimed = true;
            return free;
        }
    }

    /** May fail even if nobody has begun it. */
    public boolean tryUnfork() {
        UnforksTasks.needed();
        return Rt.chooseBoolean() && claim();
    }

    /** Who executes a task that was forked by another thread is not known. */
    public static boolean inForkJoinPool() {
        scoville.TellingWorkersApart.needed();
        scoville.Task me = Rt.currentTask();
        if (me.pool != null) {
            return true;
        }
        if (!Workers.isMain(me) && (me.thread == null || !((Thread) me.thread).scovilleIsOwn())) {
            Rt.unsupported("whether a task is executed by a worker of a fork-join pool");
        }
        return false;
    }

    public static ForkJoinPool getPool() {
        if (!inForkJoinPool()) {
            return null;
        }
        Object pool = Rt.currentTask().pool;
        if (!(pool instanceof ForkJoinPool)) {
            Rt.unsupported("the pool of a task of a work-stealing executor");
        }
        return (ForkJoinPool) pool;
    }

    public final V join() {
        int state = Rt.cellAwait(cell);
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            throw ((Failure) value).told();
        }
        return result(value);
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
            throw new ExecutionException(((Failure) value).told());
        }
        return result(value);
    }

    @scoville.TimeLimit
    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
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

    public V getRawResult() {
        return Rt.cellPoll(cell) == 1 ? (V) Rt.cellValue() : null;
    }

    public final Throwable getException() {
        int state = Rt.cellPoll(cell);
        Object value = Rt.cellValue();
        return state == 3 ? new CancellationException() : state == 2 ? ((Failure) value).told() : null;
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
        return ((Failure) Rt.cellValue()).told();
    }

    public final void quietlyJoin() {
        Rt.cellAwait(cell);
    }

    public final void quietlyInvoke() {
        perform();
    }

    /** As if it had done what it has to do. */
    public final void quietlyComplete() {
        SkipsTasks.needed();
        Rt.cellFill("value", cell, null);
    }

    public void complete(V value) {
        SkipsTasks.needed();
        Rt.cellFill("value", cell, value);
    }

    public void completeExceptionally(Throwable t) {
        SkipsTasks.needed();
        Rt.cellFill("exception", cell, new Failure(unchecked(t)));
    }

    static Throwable unchecked(Throwable t) {
        return t instanceof RuntimeException || t instanceof Error ? t : new RuntimeException(t);
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

/** A task that is done when as many others as it says are, and not when it has been executed. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private final CountedCompleter<?> completer;
    private int pending;

    protected CountedCompleter() {
        this(null, 0);
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this(completer, 0);
    }

    protected CountedCompleter(CountedCompleter<?> completer, int pending) {
        this.completer = completer;
        this.pending = pending;
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable thrown, CountedCompleter<?> caller) {
        return true;
    }

    protected final T execute() {
        compute();
        return null;
    }

    void perform() {
        if (Skipping.possible && isDone()) {
            return;
        }
        try {
            compute();
        } catch (Throwable t) {
            fails(t);
        }
    }

    /** Those that wait for it fail, too, unless one of them says that it does not. */
    private void fails(Throwable t) {
        CountedCompleter<?> at = this;
        CountedCompleter<?> from = this;
        Failure failure = new Failure(t);
        while (at != null && Rt.cellFill("exception", at.cell, failure) && at.onExceptionalCompletion(t, from)) {
            from = at;
            at = at.completer;
        }
    }

    public void completeExceptionally(Throwable t) {
        SkipsTasks.needed();
        fails(unchecked(t));
    }

    T result(Object value) {
        return getRawResult();
    }

    public T getRawResult() {
        return null;
    }

    protected void setRawResult(T value) {
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> at = this;
        while (at.completer != null) {
            at = at.completer;
        }
        return at;
    }

    public final int getPendingCount() {
        synchronized (Rt.internal(this)) {
            return pending;
        }
    }

    public final void setPendingCount(int count) {
        synchronized (Rt.internal(this)) {
            pending = count;
        }
    }

    public final void addToPendingCount(int delta) {
        synchronized (Rt.internal(this)) {
            pending += delta;
        }
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        synchronized (Rt.internal(this)) {
            if (pending != expected) {
                return false;
            }
            pending = count;
            return true;
        }
    }

    public final int decrementPendingCountUnlessZero() {
        synchronized (Rt.internal(this)) {
            int before = pending;
            if (before != 0) {
                pending = before - 1;
            }
            return before;
        }
    }

    public final void tryComplete() {
        CountedCompleter<?> at = this;
        CountedCompleter<?> from = this;
        while (at.decrementPendingCountUnlessZero() == 0) {
            at.onCompletion(from);
            from = at;
            at = at.completer;
            if (at == null) {
                Rt.cellFill("value", from.cell, null);
                return;
            }
        }
    }

    public final void propagateCompletion() {
        CountedCompleter<?> at = this;
        while (at.decrementPendingCountUnlessZero() == 0) {
            if (at.completer == null) {
                Rt.cellFill("value", at.cell, null);
                return;
            }
            at = at.completer;
        }
    }

    public void complete(T value) {
        SkipsTasks.needed();
        setRawResult(value);
        onCompletion(this);
        Rt.cellFill("value", cell, null);
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        Rt.cellFill("value", cell, null);
        return null;
    }

    public final void quietlyCompleteRoot() {
        Rt.cellFill("value", getRoot().cell, null);
    }
}

/**
 * See {@link ForkJoinTask}: whatever number it is made with, it has as many workers as its tasks need, which reports say. Its threads
 * are daemons: programs need not shut it down.
 */
public class ForkJoinPool extends StealingPool {
    private static final ForkJoinPool common = new ForkJoinPool();

    /** Something to wait for. */
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        if (blocker == null) {
            throw new NullPointerException();
        }
        while (!blocker.isReleasable() && !blocker.block()) {
        }
    }

    private final int parallelism;
    /** Threads outside of the pool that wait until it has nothing to do, and execute none of its tasks at the moment. */
    private int outsiders;

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

    /** What makes workers, of which nothing is known. */
    public interface ForkJoinWorkerThreadFactory {
    }

    private static final class Ordinary implements ForkJoinWorkerThreadFactory {
    }

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory = new Ordinary();

    /** In which order a worker begins its tasks is open anyway. */
    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, Thread.UncaughtExceptionHandler handler, boolean asyncMode) {
        this(parallelism);
        if (factory == null) {
            throw new NullPointerException();
        }
        if (!(factory instanceof Ordinary)) {
            Rt.unsupported("a factory of workers of a fork-join pool");
        }
        if (handler != null) {
            Rt.unsupported("what handles the exceptions of a fork-join pool");
        }
    }

    /** Who waits for a task of the common pool may execute it. */
    String workerName() {
        return this == common ? OpenText.ANY : super.workerName();
    }

    public static ForkJoinPool commonPool() {
        return common;
    }

    public static int getCommonPoolParallelism() {
        return common.parallelism;
    }

    public boolean getAsyncMode() {
        return false;
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
        begin(bodies, all);
        joinAll(all);
        return all;
    }

    private <T> void begin(Collection<? extends Callable<T>> bodies, ArrayList<Future<T>> all) {
        for (Callable<T> body : bodies) {
            if (body == null) {
                throw new NullPointerException();
            }
            all.add(new AdaptedTask<T>(body));
        }
        for (int i = 0; i < all.size(); i++) {
            execute((ForkJoinTask<T>) all.get(i));
        }
    }

    private static <T> void joinAll(ArrayList<Future<T>> all) {
        for (int i = 0; i < all.size(); i++) {
            ((ForkJoinTask<T>) all.get(i)).quietlyJoin();
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        begin(bodies, all);
        if (timeout <= 0) {
            cancelAll(all, timeout == 0);
            return all;
        }
        try {
            joinAll(all);
        } catch (scoville.TimeOver e) {
            cancelAll(all, false);
        }
        return all;
    }

    /** From the last on. With a limit of zero, the JDK leaves those to themselves that it comes to before it has looked at the clock. */
    private static <T> void cancelAll(ArrayList<Future<T>> all, boolean leaves) {
        boolean late = !leaves || Rt.chooseBoolean();
        for (int i = all.size() - 1; i >= 0; i--) {
            if (late) {
                all.get(i).cancel(true);
            } else if (!all.get(i).isDone()) {
                late = Rt.chooseBoolean();
            }
        }
    }

    /** Who waits for a task of the common pool may execute it. */
    public boolean scovilleIsHelped() {
        return this == common;
    }

    private void checkOutside() {
        if (Rt.currentTask().pool == this || Rt.currentTask().forked != null) {
            Rt.unsupported("a task of a fork-join pool that waits until there are no others");
        }
    }

    @scoville.TimeLimit
    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        AwaitsQuiescence.needed();
        checkOutside();
        if (this != common) {
            Assisting.needed();
            return assist(timeout);
        }
        if (timeout <= 0) {
            return hasNothingToDo();
        }
        try {
            awaitNothingToDo();
            return true;
        } catch (scoville.TimeOver e) {
            return false;
        }
    }

    /** Who waits outside of the pool executes tasks of it as long as there are any; what they fork goes to the common pool. */
    private boolean assist(long timeout) {
        if (timeout <= 0) {
            if (!hasNothingToDo()) {
                Rt.unsupported("awaitQuiescence with no time, which executes what has not begun");
            }
            return true;
        }
        if (Rt.inMonitor()) {
            Rt.unsupported("awaitQuiescence in a monitor, which the tasks that who waits executes may enter again");
        }
        synchronized (Rt.internal(this)) {
            outsiders++;
        }
        try {
            do {
                awaitNothingToDo();
            } while (!leave());
            return true;
        } catch (scoville.TimeOver e) {
            if (!leave()) {
                Rt.unsupported("a time limit that is over while a task is executed by who waits");
            }
            return false;
        }
    }

    private boolean isAwaited() {
        synchronized (Rt.internal(this)) {
            return outsiders > 0;
        }
    }

    private boolean leave() {
        synchronized (Rt.internal(this)) {
            boolean free = outsiders > 0;
            if (free) {
                outsiders--;
            }
            return free;
        }
    }

    boolean assists() {
        if (this == common || !isAwaited() || !Rt.chooseBoolean() || !leave()) {
            return false;
        }
        if (Workers.matter) {
            Rt.unsupported("a task that may be executed by who waits for its pool, where it matters which thread that is");
        }
        scoville.Task me = Rt.currentTask();
        me.pool = null;
        me.forked = null;
        me.named = OpenText.ANY;
        return true;
    }

    void assisted() {
        synchronized (Rt.internal(this)) {
            outsiders++;
        }
    }

    public boolean isQuiescent() {
        AwaitsQuiescence.needed();
        checkOutside();
        return hasNothingToDo();
    }

    public ForkJoinWorkerThreadFactory getFactory() {
        return defaultForkJoinWorkerThreadFactory;
    }

    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return null;
    }

    // Estimates, which may be anything.

    public int getPoolSize() {
        return Rt.chooseInt(0, 32767);
    }

    public int getActiveThreadCount() {
        return Rt.chooseInt(0, 32767);
    }

    public int getRunningThreadCount() {
        return Rt.chooseInt(0, 32767);
    }

    public long getQueuedTaskCount() {
        return Rt.chooseInt(0, Integer.MAX_VALUE);
    }

    public int getQueuedSubmissionCount() {
        return Rt.chooseInt(0, Integer.MAX_VALUE);
    }

    public boolean hasQueuedSubmissions() {
        return Rt.chooseBoolean();
    }

    public long getStealCount() {
        return Rt.chooseInt(0, Integer.MAX_VALUE);
    }

    /** The common pool cannot be shut down. */
    public void shutdown() {
        if (this != common) {
            super.shutdown();
        }
    }

    /** That would be until none of all tasks is left. */
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (this == common) {
            Rt.unsupported("awaitTermination of the common pool");
        }
        return super.awaitTermination(timeout, unit);
    }

    public List<Runnable> shutdownNow() {
        Interrupting.needed();
        if (this == common) {
            return new ArrayList<Runnable>();
        }
        return super.shutdownNow();
    }
}
