package java.util.concurrent;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import scoville.Carried;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Rt;
import scoville.Stages;
import scoville.Workers;

public interface Future<V> {
    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    boolean isDone();

    boolean isCancelled();

    boolean cancel(boolean mayInterrupt);

    enum State {
        RUNNING,
        SUCCESS,
        FAILED,
        CANCELLED
    }

    default State state() {
        if (!isDone()) {
            return State.RUNNING;
        }
        if (isCancelled()) {
            return State.CANCELLED;
        }
        try {
            get();
            return State.SUCCESS;
        } catch (ExecutionException e) {
            return State.FAILED;
        } catch (InterruptedException e) {
            throw new IllegalStateException();
        }
    }

    default V resultNow() {
        ended();
        try {
            return get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("Task completed with exception");
        } catch (InterruptedException e) {
            throw new IllegalStateException();
        }
    }

    default Throwable exceptionNow() {
        ended();
        try {
            get();
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (InterruptedException e) {
            throw new IllegalStateException();
        }
        throw new IllegalStateException("Task completed with a result");
    }

    private void ended() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
    }
}

public interface RunnableFuture<V> extends Runnable, Future<V> {
    void run();

    /** For the library: `invokeAll` gives up. */
    default void scovilleGiveUp() {
        cancel(true);
    }
}

/** The whole of it is {@link CompletableFuture}: its methods are those that programs call through this type. */
public interface CompletionStage<T> {
    CompletableFuture<T> toCompletableFuture();

    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> body);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> body);

    CompletionStage<Void> thenAccept(Consumer<? super T> body);

    CompletionStage<Void> thenRun(Runnable body);

    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> body);

    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body);

    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body);

    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> body);

    CompletionStage<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> body);

    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> body);

    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> body);

    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> body);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> body, Executor executor);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> body);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> body, Executor executor);

    CompletionStage<Void> thenRunAsync(Runnable body);

    CompletionStage<Void> thenRunAsync(Runnable body, Executor executor);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> body);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> body, Executor executor);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body, Executor executor);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body, Executor executor);

    CompletionStage<Void> runAfterBoth(CompletionStage<?> other, Runnable body);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> other, Runnable body);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> other, Runnable body, Executor executor);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body, Executor executor);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> body);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> body, Executor executor);

    CompletionStage<Void> runAfterEither(CompletionStage<?> other, Runnable body);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable body);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable body, Executor executor);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> body);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> body, Executor executor);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> body);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> body, Executor executor);

    CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> body);

    CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> body, Executor executor);

    CompletionStage<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> body);

    CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> body);

    CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> body, Executor executor);
}

/** Is reached where the result of a future may be replaced. */
final class ReplacesResults {
    static {
        Stages.replaced = true;
    }

    private ReplacesResults() {
    }

    static void needed() {
    }
}

/** Is reached where something waits for several futures. */
final class Combining {
    static {
        Stages.combined = true;
    }

    private Combining() {
    }

    static void needed() {
    }
}

/** Is reached where the program itself ends a future. */
final class EndsFutures {
    static {
        Stages.ended = true;
    }

    private EndsFutures() {
    }

    static void needed() {
    }
}

/** Is reached where somebody asks how many depend on a future. */
final class CountsDependents {
    static {
        Stages.counted = true;
    }

    private CountsDependents() {
    }

    static void needed() {
    }
}

/** Is reached where a future may be completed by others than tasks of the common pool. */
final class OthersComplete {
    static {
        Stages.others = true;
    }

    private OthersComplete() {
    }

    static void needed() {
    }
}

/** Is reached where futures hand something to the common pool. */
final class HandsOver {
    static {
        Stages.handed = true;
    }

    private HandsOver() {
    }

    static void needed() {
    }
}

/**
 * What a worker of the common pool has handed to that pool for a future. A worker that waits for a future executes what it has handed
 * over itself, the oldest first, if nobody else has begun with it (`ForkJoinPool.helpAsyncBlocker` of JDK 17). That makes a difference if
 * it is in a monitor, which it enters again, or if what it executes waits for something in its turn: it does not go on before.
 */
final class Handed {
    private final Object cell;
    private final Runnable body;
    private final Object ended;
    /** Whether somebody has begun with it; whether who has handed it over executes it all by itself. */
    private boolean begun;
    private boolean done;
    private Handed next;

    private Handed(Object cell, Runnable body) {
        this.cell = cell;
        this.body = body;
        ended = Rt.cellNew();
    }

    /** Nothing unless a worker of the common pool hands it over. */
    static Handed of(Object cell, Runnable body) {
        scoville.Task me = Rt.currentTask();
        if (!me.common) {
            return null;
        }
        Handed mine = new Handed(cell, body);
        if (me.handed == null) {
            me.handed = mine;
        } else {
            ((Handed) me.handedLast).next = mine;
        }
        me.handedLast = mine;
        return mine;
    }

    private boolean begins(boolean helps) {
        synchronized (Rt.internal(this)) {
            if (helps ? begun : done) {
                return false;
            }
            begun = true;
            done = helps && Rt.inMonitor();
            return true;
        }
    }

    /** As a task of its own. */
    void run() {
        if (begins(false)) {
            body.run();
            Rt.cellFill("value", ended, null);
        }
    }

    /** By the worker that has handed over this and what follows, while it waits for a cell. */
    void help(Object until) {
        boolean inside = Rt.inMonitor();
        if (!inside && !Stages.blocks && !Stages.ended) {
            return;
        }
        for (Handed h = this; h != null && Rt.cellPoll(until) == 0; h = h.next) {
            // To wait for the end of what fills the cell makes no difference.
            if ((inside || h.cell != until) && Rt.chooseBoolean() && h.begins(true)) {
                if (inside) {
                    h.body.run();
                } else {
                    Rt.cellAwait(h.ended);
                }
            }
        }
    }
}

/**
 * A cell with what depends on it. Functions that depend on it are executed at once if it is filled. Otherwise they are executed by
 * whoever completes it: the program itself, or a task of an executor, before it ends. If that is a task of the common pool, nobody sees
 * whether it executes them or others do, that begin once the cell is filled: so these do.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** For the library: what await forms wait for. */
    public final Object scovilleCell;

    /** Tasks of the common pool complete it, and what it depends on. */
    private static final int BY_TASK = 0;
    /** So may tasks of an executor that the program gives: these execute what waits. */
    private static final int BY_EXECUTOR = 1;
    /** So may the program's own hand: who does that executes what waits, and so does who waits for it. */
    private static final int BY_HAND = 2;

    /** Who completes it. */
    private final int by;
    private Waiting waiting;
    private boolean closed;

    /** Whether somebody completes it who does not execute what it stands for. */
    private volatile boolean taken;

    /** What it ends with by now, if that has been replaced. */
    private Object later;
    // Where it is counted what depends on it. All belong to its section.
    private int dependents;
    /** How often somebody is executing dependents. */
    private int firing;
    /** The only task that has had to do with it, unless there are several. */
    private scoville.Task only;
    private boolean shared;

    public CompletableFuture() {
        this(BY_HAND);
        OthersComplete.needed();
    }

    private CompletableFuture(int by) {
        scovilleCell = Rt.cellNew();
        this.by = by;
    }

    /** For the library: the cell is the result of a task. */
    public static <U> CompletableFuture<U> $ofTask() {
        return new CompletableFuture<U>(BY_TASK);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<U>(BY_TASK);
        f.fill(value);
        return f;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable t) {
        if (t == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<U>(BY_TASK);
        f.fillCell(2, t);
        return f;
    }

    /** One that depends on this one. */
    <U> CompletableFuture<U> next(int by) {
        return new CompletableFuture<U>(by);
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    // --- its end ---

    /** The cell with what it ends with by now. */
    private Object cell() {
        if (!Stages.replaced) {
            return scovilleCell;
        }
        synchronized (Rt.internal(this)) {
            return later == null ? scovilleCell : later;
        }
    }

    /** The same once there is a result. */
    private Object filled() {
        if (Stages.replaced) {
            Rt.cellAwait(scovilleCell);
        }
        return cell();
    }

    /** Fills the cell with a value (1), an exception (2) or a cancellation (3); whether nobody had. */
    private boolean fillCell(int state, Object value) {
        if (state == 1) {
            return Rt.cellFill("value", scovilleCell, value);
        }
        return state == 2 ? Rt.cellFill("exception", scovilleCell, value) : Rt.cellFill("cancel", scovilleCell, null);
    }

    /** The same, for who sees to what depends on this one: yields that, if there may be something. */
    private Waiting fill(int state, Object value) {
        met();
        if (by == BY_TASK) {
            fillCell(state, value);
            return null;
        }
        synchronized (Rt.internal(this)) {
            return closed(fillCell(state, value));
        }
    }

    /** What waits, now that the cell is full: only who has filled it gets that, but where others help. */
    private Waiting closed(boolean first) {
        closed = true;
        if (Stages.combined && first) {
            tellOthers();
        }
        if (by == BY_HAND) {
            return new Waiting(this, null, null, null);
        }
        if (!first) {
            return null;
        }
        Waiting all = waiting;
        waiting = null;
        return new Waiting(null, null, all, null);
    }

    /** What waits for several has its turn at the one that is filled last: that may be while the turns of another one go on. */
    private void tellOthers() {
        for (Waiting w = waiting; w != null; w = w.next) {
            if (w.others != null) {
                w.passed = !w.others.came();
            }
        }
    }

    private Waiting fill(T value) {
        return fill(1, value);
    }

    private Waiting fail(Throwable t) {
        return fill(2, wrapped(t));
    }

    /** Whether it has been ended before the function could be called that it is to end with: then that is left out. */
    private boolean over() {
        return Stages.ended && taken && isFilled();
    }

    /** What whoever leaves the function out has to see to. */
    private Waiting left() {
        return by == BY_HAND ? new Waiting(this, null, null, null) : null;
    }

    private Waiting supply(Supplier<? extends T> body) {
        if (over()) {
            return left();
        }
        T value;
        try {
            value = body.get();
        } catch (Throwable t) {
            return fail(t);
        }
        return fill(value);
    }

    /** By the program itself, which sees to what depends on it; whether nobody has completed it before. */
    private boolean end(int state, Object value) {
        return end(state, value, false);
    }

    private boolean end(int state, Object value, boolean replaces) {
        EndsFutures.needed();
        taken = true;
        met();
        boolean first;
        Waiting waits = null;
        if (by == BY_TASK) {
            first = fillCell(state, value);
        } else {
            synchronized (Rt.internal(this)) {
                first = fillCell(state, value);
                waits = closed(first);
            }
        }
        if (replaces && !first) {
            replace(state, value);
        }
        fire(waits);
        return first;
    }

    private void replace(int state, Object value) {
        Object cell = Rt.cellNew();
        if (state == 1) {
            Rt.cellFill("value", cell, value);
        } else {
            Rt.cellFill("exception", cell, value);
        }
        synchronized (Rt.internal(this)) {
            later = cell;
        }
    }

    public void obtrudeValue(T value) {
        ReplacesResults.needed();
        end(1, value, true);
    }

    public void obtrudeException(Throwable t) {
        ReplacesResults.needed();
        end(2, Objects.requireNonNull(t), true);
    }

    public boolean complete(T value) {
        return end(1, value);
    }

    public boolean completeExceptionally(Throwable t) {
        if (t == null) {
            throw new NullPointerException();
        }
        return end(2, t);
    }

    /** Interrupts nobody. */
    public boolean cancel(boolean mayInterrupt) {
        return end(3, null) || isEndedByCancel();
    }

    private boolean isFilled() {
        return Rt.cellPoll(scovilleCell) != 0;
    }

    public boolean isDone() {
        return isFilled();
    }

    public boolean isCancelled() {
        return isEndedByCancel();
    }

    private boolean isEndedByCancel() {
        int state = Rt.cellPoll(cell());
        return state == 3 || state == 2 && Rt.cellValue() instanceof CancellationException;
    }

    public T resultNow() {
        if (Rt.cellPoll(cell()) != 1) {
            throw new IllegalStateException();
        }
        return value();
    }

    public Throwable exceptionNow() {
        if (Rt.cellPoll(cell()) != 2 || isEndedByCancel()) {
            throw new IllegalStateException();
        }
        Throwable t = raw();
        return t instanceof CompletionException && t.getCause() != null ? t.getCause() : t;
    }

    public boolean isCompletedExceptionally() {
        return Rt.cellPoll(cell()) >= 2;
    }

    /** Waits; whoever has to helps with what depends on it. */
    private void help() {
        met();
        if (Stages.handed && Rt.currentTask().handed != null && !isFilled()) {
            ((Handed) Rt.currentTask().handed).help(scovilleCell);
        }
        if (by == BY_HAND && !isFilled()) {
            Rt.cellAwait(scovilleCell);
            fireAll();
        }
    }

    public T get() throws InterruptedException, ExecutionException {
        met();
        Interrupts.untilFilled(scovilleCell);
        help();
        int state = Rt.cellAwait(filled());
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            if (value instanceof CancellationException) {
                throw (CancellationException) value;
            }
            Throwable t = (Throwable) value;
            if (t instanceof CompletionException && t.getCause() != null) {
                t = t.getCause();
            }
            throw new ExecutionException(t);
        }
        return (T) value;
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Objects.requireNonNull(unit);
        if (timeout <= 0 && Rt.cellPoll(scovilleCell) == 0) {
            Interrupts.check();
            throw new TimeoutException();
        }
        try {
            return get();
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    public T join() {
        help();
        int state = Rt.cellAwait(filled());
        return result(state, Rt.cellValue());
    }

    public T getNow(T otherwise) {
        int state = Rt.cellPoll(cell());
        Object value = Rt.cellValue();
        return state == 0 ? otherwise : result(state, value);
    }

    private static <V> V result(int state, Object value) {
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            if (value instanceof CancellationException) {
                throw (CancellationException) value;
            }
            throw wrapped((Throwable) value);
        }
        return (V) value;
    }

    private static CompletionException wrapped(Throwable t) {
        return t instanceof CompletionException ? (CompletionException) t : new CompletionException(t);
    }

    // --- tasks ---

    /** What fills the cell. */
    private static void execute(Executor executor, Object cell, Runnable body) {
        if (executor == null) {
            HandsOver.needed();
            inCommonPool(body, Handed.of(cell, body));
        } else {
            executor.execute(body);
        }
    }

    private static void inCommonPool(Runnable body, Handed handed) {
        scoville.Body work = () -> {
            Carried.nothing();
            Rt.currentTask().common = true;
            if (Workers.named) {
                Rt.currentTask().named = "ForkJoinPool.commonPool-worker-" + Workers.SOME;
            }
            if (handed == null) {
                body.run();
            } else {
                handed.run();
            }
        };
        Workers.unseen();
        if (Forked.ofCommon) {
            ForkJoinPool.commonPool().execute(() -> work.run());
        } else {
            Rt.spawnDaemon("future", work, null, null);
        }
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> body) {
        return supplied(body, null);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> body, Executor executor) {
        return supplied(body, given(executor));
    }

    /** Without an executor, by a task of the common pool. */
    private static <U> CompletableFuture<U> supplied(Supplier<U> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<U> f = new CompletableFuture<U>(executor == null ? BY_TASK : BY_EXECUTOR);
        execute(executor, f.scovilleCell, () -> fire(f.supply(body)));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable body) {
        return run(body, null);
    }

    public static CompletableFuture<Void> runAsync(Runnable body, Executor executor) {
        return run(body, given(executor));
    }

    private static CompletableFuture<Void> run(Runnable body, Executor executor) {
        Objects.requireNonNull(body);
        return supplied(() -> {
            body.run();
            return null;
        }, executor);
    }

    /** Executes a body once these are filled: at once, by the caller, if they are. */
    private static void after(Object[] cells, Runnable body) {
        for (int i = 0; i < cells.length; i++) {
            if (Rt.cellPoll(cells[i]) == 0) {
                checkCommon();
                scoville.Body work = () -> {
                    Rt.currentTask().common = true;
                    body.run();
                };
                Rt.spawnDaemon("await", work, cells, null);
                return;
            }
        }
        body.run();
    }

    /** What begins when something is done may be a task of the common pool. */
    private static void checkCommon() {
        if (Forked.ofCommon) {
            Rt.unsupported("waiting until a pool has nothing to do, beside what depends on a CompletableFuture");
        }
    }

    // --- what depends on one that is completed by hand ---

    /** Executes what completes others once this one is filled, and what depends on these: the caller, if it is; else who fills it, or, if
        that is to be done by hand, waits for it; else a task. `body` yields what depends on what it has completed. */
    private void once(Supplier<Waiting> body) {
        once(body, body, null);
    }

    /** The same; `later` is what waits for others, too, if this one is not filled: who fills it tells these. */
    private void once(Supplier<Waiting> body, Supplier<Waiting> later, StillOpen others) {
        depends(1);
        if (by == BY_TASK) {
            after(new Object[] {scovilleCell}, () -> fire(body.get()));
        } else if (!push(later, others)) {
            fire(body.get());
        }
    }

    /** The same, once each of these is filled. */
    private static void onceAll(CompletableFuture<?>[] all, Supplier<Waiting> body) {
        if (by(all) == BY_TASK) {
            Object[] cells = new Object[all.length];
            for (int i = 0; i < all.length; i++) {
                cells[i] = all[i].scovilleCell;
            }
            after(cells, () -> fire(body.get()));
            return;
        }
        Combining.needed();
        StillOpen open = new StillOpen(all.length);
        Supplier<Waiting> last = () -> open.came() ? body.get() : null;
        for (int i = 0; i < all.length; i++) {
            all[i].once(last, body, open);
        }
    }

    /** Executes what completes this one, or hands it over to an executor; one that does not take it makes this one end exceptionally.
        Yields what the caller has to see to then. */
    private Waiting by(Executor executor, Supplier<Waiting> body) {
        if (executor == null || over()) {
            return body.get();
        }
        try {
            executor.execute(() -> fire(body.get()));
            return null;
        } catch (Throwable t) {
            return fail(t);
        }
    }

    /** Who completes one of these, at most. */
    private static int by(CompletableFuture<?>[] all) {
        int by = BY_TASK;
        for (int i = 0; i < all.length; i++) {
            by = Math.max(by, all[i].by);
        }
        return by;
    }

    /** Who completes what depends on this one and is executed there. */
    private int orBy(Executor executor) {
        return orBy(by, executor);
    }

    /** Who completes what ends as one that a function yields: that may be any, but for the program's own hand, for which others see to it. */
    private int orByAny() {
        return by == BY_TASK && Stages.others ? BY_EXECUTOR : by;
    }

    private static int orBy(int by, Executor executor) {
        return isGiven(executor) ? Math.max(by, BY_EXECUTOR) : by;
    }

    private static Executor given(Executor executor) {
        OthersComplete.needed();
        return Objects.requireNonNull(executor);
    }

    /** Whether a task of an executor that the program gives completes what is executed there. */
    private static boolean isGiven(Executor executor) {
        return executor != null && !(executor instanceof Pool);
    }

    /** Lets it wait, unless this one is filled. */
    private boolean push(Supplier<Waiting> body, StillOpen others) {
        synchronized (Rt.internal(this)) {
            if (closed) {
                return false;
            }
            add(body, others);
            return true;
        }
    }

    private void add(Supplier<Waiting> body, StillOpen others) {
        waiting = new Waiting(null, body, waiting, others);
        Rt.own(this, waiting);
    }

    /** What came last, and has its turn. */
    private Waiting pop() {
        synchronized (Rt.internal(this)) {
            Waiting w = waiting;
            while (Stages.combined && w != null && w.passed) {
                w = w.next;
            }
            waiting = w == null ? null : w.next;
            return w;
        }
    }

    /** Executes what waits for what was filled, the last that came first, and before the rest what waits for that. */
    private static void fire(Waiting filled) {
        if (filled == null) {
            return;
        }
        if (filled.of != null) {
            filled.of.fireAll();
            return;
        }
        Waiting left = filled.next;
        while (left != null) {
            Waiting w = left;
            left = w.next;
            if (Stages.combined && w.passed) {
                continue;
            }
            Waiting more = w.body.get();
            if (more != null && more.of != null) {
                for (Waiting d = more.of.pop(); d != null; d = more.of.pop()) {
                    left = new Waiting(null, d.body, left, null);
                }
            } else if (more != null) {
                for (Waiting d = more.next; d != null; d = d.next) {
                    if (!Stages.combined || !d.passed) {
                        left = new Waiting(null, d.body, left, null);
                    }
                }
            }
        }
    }

    /** The same for this one, while others do so, too. */
    private void fireAll() {
        CompletableFuture<?> from = this;
        fires(1);
        while (true) {
            Waiting w = from.pop();
            if (w == null) {
                if (from == this) {
                    fires(-1);
                    return;
                }
                from = this;
            } else if (from != this) {
                putBack(w.body);
            } else {
                Waiting more = w.body.get();
                if (more != null && more.of != null) {
                    from = more.of;
                } else if (more != null) {
                    for (Waiting d = more.next; d != null; d = d.next) {
                        if (!Stages.combined || !d.passed) {
                            putBack(d.body);
                        }
                    }
                }
            }
        }
    }

    private void putBack(Supplier<Waiting> body) {
        synchronized (Rt.internal(this)) {
            add(body, null);
        }
    }

    /** What this one ends with, wrapped as for those that depend on it; null if with a value. */
    private Throwable failure() {
        int state = Rt.cellAwait(filled());
        Object value = Rt.cellValue();
        if (state == 3) {
            return new CompletionException(new CancellationException());
        }
        return state == 2 ? wrapped((Throwable) value) : null;
    }

    private T value() {
        int state = Rt.cellAwait(filled());
        Object value = Rt.cellValue();
        if (Stages.replaced && state != 1) {
            Rt.unsupported("replacing the value of a future while something that depends on it is executed");
        }
        return (T) value;
    }

    /** The exception as handlers see it: the very one that it was completed with. */
    private Throwable raw() {
        int state = Rt.cellAwait(filled());
        Object value = Rt.cellValue();
        if (state == 3) {
            return new CancellationException();
        }
        return state == 2 ? (Throwable) value : null;
    }

    /** A future of what `body` makes of this one's value; a failure goes through. */
    private <U> CompletableFuture<U> then(Function<? super T, ? extends U> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<U> f = next(orBy(executor));
        once(() -> {
            Throwable t = failure();
            return t != null ? f.fail(t) : f.by(executor, () -> f.supply(() -> body.apply(value())));
        });
        return f;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> body) {
        return then(body, null);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> body) {
        return then(body, new Pool());
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> body, Executor executor) {
        return then(body, given(executor));
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> body) {
        return accept(body, null);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> body) {
        return accept(body, new Pool());
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> body, Executor executor) {
        return accept(body, given(executor));
    }

    private CompletableFuture<Void> accept(Consumer<? super T> body, Executor executor) {
        Objects.requireNonNull(body);
        return then(v -> {
            body.accept(v);
            return null;
        }, executor);
    }

    public CompletableFuture<Void> thenRun(Runnable body) {
        return runThen(body, null);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable body) {
        return runThen(body, new Pool());
    }

    public CompletableFuture<Void> thenRunAsync(Runnable body, Executor executor) {
        return runThen(body, given(executor));
    }

    private CompletableFuture<Void> runThen(Runnable body, Executor executor) {
        Objects.requireNonNull(body);
        return then(v -> {
            body.run();
            return null;
        }, executor);
    }

    private CompletableFuture<Object> firstWith(CompletionStage<?> other) {
        CompletableFuture<?> second = other.toCompletableFuture();
        return firstOf(likeFirst(second), this, second);
    }

    /** Which of these is of the kind of what depends on the first that is complete. */
    CompletableFuture<?> likeFirst(CompletableFuture<?> other) {
        return this;
    }

    /** A future with the result of this one or the other, whichever is first as it seems to this one. */
    private CompletableFuture<T> either(CompletionStage<? extends T> other, Object body) {
        Objects.requireNonNull(body);
        return (CompletableFuture<T>) firstWith(other);
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> body) {
        return either(other, body).thenApply(body);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body) {
        return either(other, body).thenApplyAsync(body);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body, Executor executor) {
        return either(other, body).thenApplyAsync(body, executor);
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> body) {
        return either(other, body).thenAccept(body);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> body) {
        return either(other, body).thenAcceptAsync(body);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> body, Executor executor) {
        return either(other, body).thenAcceptAsync(body, given(executor));
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable body) {
        Objects.requireNonNull(body);
        return firstWith(other).thenRun(body);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable body) {
        Objects.requireNonNull(body);
        return firstWith(other).thenRunAsync(body);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable body, Executor executor) {
        Objects.requireNonNull(body);
        return firstWith(other).thenRunAsync(body, given(executor));
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable body) {
        Objects.requireNonNull(body);
        return afterAll(this, this, other.toCompletableFuture()).thenRun(body);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable body) {
        Objects.requireNonNull(body);
        return afterAll(this, this, other.toCompletableFuture()).thenRunAsync(body);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable body, Executor executor) {
        Objects.requireNonNull(body);
        return afterAll(this, this, other.toCompletableFuture()).thenRunAsync(body, given(executor));
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> body) {
        return compose(body, new Pool());
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> body, Executor executor) {
        return compose(body, given(executor));
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body) {
        return combine(other, body, new Pool());
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body, Executor executor) {
        return combine(other, body, given(executor));
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body) {
        return acceptBoth(other, body, new Pool());
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body, Executor executor) {
        return acceptBoth(other, body, given(executor));
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> body) {
        return handled(body, new Pool());
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> body, Executor executor) {
        return handled(body, given(executor));
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> body) {
        return completed(body, new Pool());
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> body, Executor executor) {
        return completed(body, given(executor));
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> body) {
        return otherwise(body, new Pool());
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> body, Executor executor) {
        return otherwise(body, given(executor));
    }

    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> body) {
        return composeOtherwise(body, null);
    }

    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> body) {
        return composeOtherwise(body, new Pool());
    }

    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> body, Executor executor) {
        return composeOtherwise(body, given(executor));
    }

    public CompletableFuture<T> copy() {
        return copyTo(next(by));
    }

    private CompletableFuture<T> copyTo(CompletableFuture<T> f) {
        once(() -> {
            Throwable t = failure();
            return t != null ? f.fail(t) : f.fill(value());
        });
        return f;
    }

    public Executor defaultExecutor() {
        return ForkJoinPool.commonPool();
    }

    /** How many depend on it, or wait for it, is part of the text. */
    public String toString() {
        int state = Rt.cellPoll(cell());
        Object value = Rt.cellValue();
        switch (state) {
            case 0:
                return super.toString() + "[Not completed" + OpenText.ANY + "]";
            case 1:
                return super.toString() + "[Completed normally]";
            case 2:
                return super.toString() + "[Completed exceptionally: " + value + "]";
            default:
                return super.toString() + "[Completed exceptionally: java.util.concurrent.CancellationException]";
        }
    }

    /** The current task has to do with it. */
    private void met() {
        depends(0);
    }

    private void depends(int more) {
        if (Stages.counted) {
            scoville.Task me = scoville.Task.thread();
            synchronized (Rt.internal(this)) {
                shared |= only != null && only != me;
                only = me;
                dependents += more;
            }
        }
    }

    /** What depends on it now is not counted as Java does. */
    private void share() {
        if (Stages.counted) {
            synchronized (Rt.internal(this)) {
                shared = true;
            }
        }
    }

    private void fires(int more) {
        if (Stages.counted) {
            synchronized (Rt.internal(this)) {
                firing += more;
            }
        }
    }

    /** An estimate, which may be anything as soon as other tasks have to do with it. */
    public int getNumberOfDependents() {
        CountsDependents.needed();
        met();
        boolean done = isFilled();
        synchronized (Rt.internal(this)) {
            if (by == BY_HAND && !shared && firing == 0) {
                return done ? 0 : dependents;
            }
        }
        return Rt.chooseInt(0, Integer.MAX_VALUE);
    }

    public CompletionStage<T> minimalCompletionStage() {
        return copyTo(new MinimalStage<T>(by));
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> body) {
        return completeBy(body, null);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> body, Executor executor) {
        return completeBy(body, given(executor));
    }

    private CompletableFuture<T> completeBy(Supplier<? extends T> body, Executor executor) {
        Objects.requireNonNull(body);
        EndsFutures.needed();
        taken = true;
        execute(executor, scovilleCell, () -> fire(supply(body)));
        return this;
    }

    /** The time may run out at any moment. */
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        share();
        Runnable body = () -> complete(value);
        Workers.unseen();
        Rt.spawnDaemon("future", body, null, null);
        return this;
    }

    /** The time is long enough, if anything else goes on. */
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        share();
        Runnable body = timeout > 0 ? () -> orTimeout() : () -> completeExceptionally(new TimeoutException());
        Workers.unseen();
        Rt.spawnDaemon("future", body, null, null);
        return this;
    }

    @scoville.TimeLimit
    private void orTimeout() {
        try {
            Rt.cellAwait(scovilleCell);
        } catch (scoville.TimeOver e) {
            completeExceptionally(new TimeoutException());
        }
    }

    /** A delay may be as long as need be. */
    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        Objects.requireNonNull(unit);
        return body -> inCommonPool(body, null);
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(executor);
        return body -> inCommonPool(() -> {
            try {
                executor.execute(body);
            } catch (Throwable lost) {
                // In the future of a task, which nobody has.
            }
        }, null);
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        MinimalStage<U> stage = new MinimalStage<U>(BY_TASK);
        stage.ended(1, value);
        return stage;
    }

    public static <U> CompletionStage<U> failedStage(Throwable t) {
        MinimalStage<U> stage = new MinimalStage<U>(BY_TASK);
        stage.ended(2, Objects.requireNonNull(t));
        return stage;
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> body) {
        return compose(body, null);
    }

    private <U> CompletableFuture<U> compose(Function<? super T, ? extends CompletionStage<U>> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<U> f = next(orByAny());
        once(() -> {
            Throwable t = failure();
            return t != null ? f.fail(t) : f.by(executor, () -> f.fillAs(() -> body.apply(value())));
        });
        return f;
    }

    /** With what another one ends that `body` makes. */
    private Waiting fillAs(Supplier<? extends CompletionStage<T>> body) {
        if (over()) {
            return left();
        }
        CompletableFuture<T> inner;
        try {
            inner = body.get().toCompletableFuture();
        } catch (Throwable thrown) {
            return fail(thrown);
        }
        Supplier<Waiting> relay = () -> {
            Throwable failed = inner.failure();
            return failed != null ? fail(failed) : fill(inner.value());
        };
        inner.depends(1);
        if (inner.by == BY_TASK ? inner.isFilled() : !inner.push(relay, null)) {
            return relay.get();
        }
        if (inner.by == BY_TASK) {
            inner.once(relay);
        }
        return null;
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body) {
        return combine(other, body, null);
    }

    private <U, V> CompletableFuture<V> combine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<U> second = (CompletableFuture<U>) other.toCompletableFuture();
        CompletableFuture<?>[] both = {this, second};
        CompletableFuture<V> f = next(orBy(by(both), executor));
        onceAll(both, () -> {
            Throwable t = failure();
            if (t == null) {
                t = second.failure();
            }
            if (t != null) {
                return f.fail(t);
            }
            return f.by(executor, () -> f.supply(() -> body.apply(value(), second.value())));
        });
        return f;
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body) {
        return acceptBoth(other, body, null);
    }

    private <U> CompletableFuture<Void> acceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body, Executor executor) {
        Objects.requireNonNull(body);
        BiFunction<T, U, Void> both = (a, b) -> {
            body.accept(a, b);
            return null;
        };
        return combine(other, both, executor);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> body) {
        return handled(body, null);
    }

    private <U> CompletableFuture<U> handled(BiFunction<? super T, Throwable, ? extends U> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<U> f = next(orBy(executor));
        once(() -> f.by(executor, () -> {
            Throwable t = raw();
            T value = t == null ? value() : null;
            return f.supply(() -> body.apply(value, t));
        }));
        return f;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> body) {
        return completed(body, null);
    }

    private CompletableFuture<T> completed(BiConsumer<? super T, ? super Throwable> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<T> f = next(orBy(executor));
        once(() -> f.by(executor, () -> {
            if (f.over()) {
                return f.left();
            }
            Throwable t = raw();
            T value = t == null ? value() : null;
            try {
                body.accept(value, t);
            } catch (Throwable thrown) {
                if (t != null && t != thrown) {
                    t.addSuppressed(thrown);
                }
                return f.fail(t == null ? thrown : t);
            }
            return t != null ? f.fail(t) : f.fill(value);
        }));
        return f;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> body) {
        return otherwise(body, null);
    }

    private CompletableFuture<T> otherwise(Function<Throwable, ? extends T> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<T> f = next(orBy(executor));
        once(() -> {
            Throwable t = raw();
            return t == null ? f.fill(value()) : f.by(executor, () -> f.supply(() -> body.apply(t)));
        });
        return f;
    }

    private CompletableFuture<T> composeOtherwise(Function<Throwable, ? extends CompletionStage<T>> body, Executor executor) {
        Objects.requireNonNull(body);
        CompletableFuture<T> f = next(orByAny());
        once(() -> {
            Throwable t = raw();
            return t == null ? f.fill(value()) : f.by(executor, () -> f.fillAs(() -> body.apply(t)));
        });
        return f;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        return afterAll(null, all);
    }

    /** The same, of the kind of `like`, if that is not null. */
    private static CompletableFuture<Void> afterAll(CompletableFuture<?> like, CompletableFuture<?>... all) {
        CompletableFuture<Void> f = next(like, by(all));
        if (all.length == 1) {
            all[0].share();
        }
        onceAll(all, () -> {
            for (int i = 0; i < all.length; i++) {
                Throwable t = all[i].failure();
                if (t != null) {
                    return f.fail(t);
                }
            }
            return f.fill(null);
        });
        return f;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... all) {
        return firstOf(null, all);
    }

    private static <U> CompletableFuture<U> next(CompletableFuture<?> like, int by) {
        return like == null ? new CompletableFuture<U>(by) : like.next(by);
    }

    private static CompletableFuture<Object> firstOf(CompletableFuture<?> like, CompletableFuture<?>... all) {
        CompletableFuture<Object> f = next(like, by(all));
        for (int i = 0; i < all.length; i++) {
            CompletableFuture<Object> one = (CompletableFuture<Object>) all[i];
            one.share();
            one.once(() -> {
                Throwable t = one.failure();
                return t != null ? f.fail(t) : f.fill(one.value());
            });
        }
        return f;
    }

    /** A stage that nobody can complete, ask or wait for: only what is of {@link CompletionStage} is supported. */
    static final class MinimalStage<T> extends CompletableFuture<T> {
        MinimalStage(int by) {
            super(by);
        }

        <U> CompletableFuture<U> next(int by) {
            return new MinimalStage<U>(by);
        }

        CompletableFuture<?> likeFirst(CompletableFuture<?> other) {
            return super.isFilled() || !other.isFilled() ? this : other;
        }

        void ended(int state, Object value) {
            super.fillCell(state, value);
        }

        public CompletableFuture<T> toCompletableFuture() {
            return super.copyTo(new CompletableFuture<T>(super.by));
        }

        public T get() {
            throw new UnsupportedOperationException();
        }

        public T get(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        public T getNow(T otherwise) {
            throw new UnsupportedOperationException();
        }

        public T join() {
            throw new UnsupportedOperationException();
        }

        public T resultNow() {
            throw new UnsupportedOperationException();
        }

        public Throwable exceptionNow() {
            throw new UnsupportedOperationException();
        }

        public boolean complete(T value) {
            throw new UnsupportedOperationException();
        }

        public boolean completeExceptionally(Throwable t) {
            throw new UnsupportedOperationException();
        }

        public boolean cancel(boolean mayInterrupt) {
            throw new UnsupportedOperationException();
        }

        public void obtrudeValue(T value) {
            throw new UnsupportedOperationException();
        }

        public void obtrudeException(Throwable t) {
            throw new UnsupportedOperationException();
        }

        public boolean isDone() {
            throw new UnsupportedOperationException();
        }

        public boolean isCancelled() {
            throw new UnsupportedOperationException();
        }

        public boolean isCompletedExceptionally() {
            throw new UnsupportedOperationException();
        }

        public Future.State state() {
            throw new UnsupportedOperationException();
        }

        public int getNumberOfDependents() {
            throw new UnsupportedOperationException();
        }

        public CompletableFuture<T> completeAsync(Supplier<? extends T> body) {
            throw new UnsupportedOperationException();
        }

        public CompletableFuture<T> completeAsync(Supplier<? extends T> body, Executor executor) {
            throw new UnsupportedOperationException();
        }

        public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }
    }
}

/** How many of several futures something still waits for. */
final class StillOpen {
    private int left;

    StillOpen(int left) {
        this.left = left;
    }

    /** One of them is there; whether it was the last one. */
    boolean came() {
        synchronized (Rt.internal(this)) {
            left--;
            return left == 0;
        }
    }
}

/** What depends on a future, which waits in a list; or the list of what waits for one that is filled, behind a head without a body. */
final class Waiting {
    /** In a head: the future itself, if others take of its list, too. */
    final CompletableFuture<?> of;
    /** Completes another future, or hands that over; yields what waits for it, for who executes this to see to. */
    final Supplier<Waiting> body;
    final Waiting next;
    /** For which others it waits, too. */
    final StillOpen others;
    /** Whether one of them was filled later: it has its turn there. */
    boolean passed;

    Waiting(CompletableFuture<?> of, Supplier<Waiting> body, Waiting next, StillOpen others) {
        this.of = of;
        this.body = body;
        this.next = next;
        this.others = others;
    }
}
