package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import scoville.Rt;

public interface Future<V> {
    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    boolean isDone();

    boolean isCancelled();

    boolean cancel(boolean mayInterrupt);
}

public interface RunnableFuture<V> extends Runnable, Future<V> {
    void run();
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
}

/** A task's result as a cell. A task that exists has begun, as far as anybody can tell, and goes on when it is cancelled. */
public class FutureTask<V> implements RunnableFuture<V> {
    /** For the library. */
    final Object cell;
    private final Callable<V> body;
    private volatile boolean ran;

    public FutureTask(Callable<V> body) {
        if (body == null) {
            throw new NullPointerException();
        }
        this.body = body;
        cell = Rt.cellNew();
    }

    public FutureTask(Runnable body, V result) {
        this(() -> {
            body.run();
            return result;
        });
    }

    public void run() {
        boolean first;
        synchronized (Rt.internal(this)) {
            first = !ran;
            ran = true;
        }
        if (!first || Rt.cellPoll(cell) != 0) {
            return;
        }
        V value;
        try {
            value = body.call();
        } catch (Throwable t) {
            Rt.cellFill("exception", cell, t);
            return;
        }
        Rt.cellFill("value", cell, value);
    }

    public V get() throws InterruptedException, ExecutionException {
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

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return get();
    }

    public boolean isDone() {
        return Rt.cellPoll(cell) != 0;
    }

    public boolean isCancelled() {
        return Rt.cellPoll(cell) == 3;
    }

    public boolean cancel(boolean mayInterrupt) {
        return Rt.cellFill("cancel", cell, null);
    }
}

/**
 * A cell with what depends on it. Functions that depend on it are tasks that begin once it is filled; the documentation of
 * Java leaves open which thread executes them.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** For the library: what await forms wait for. */
    public final Object scovilleCell;

    public CompletableFuture() {
        scovilleCell = Rt.cellNew();
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        f.complete(value);
        return f;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable t) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        f.completeExceptionally(t);
        return f;
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public boolean complete(T value) {
        return Rt.cellFill("value", scovilleCell, value);
    }

    public boolean completeExceptionally(Throwable t) {
        if (t == null) {
            throw new NullPointerException();
        }
        return Rt.cellFill("exception", scovilleCell, t);
    }

    public boolean cancel(boolean mayInterrupt) {
        return Rt.cellFill("cancel", scovilleCell, null) || isCancelled();
    }

    public boolean isDone() {
        return Rt.cellPoll(scovilleCell) != 0;
    }

    public boolean isCancelled() {
        int state = Rt.cellPoll(scovilleCell);
        return state == 3 || state == 2 && Rt.cellValue() instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return Rt.cellPoll(scovilleCell) >= 2;
    }

    public T get() throws InterruptedException, ExecutionException {
        int state = Rt.cellAwait(scovilleCell);
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
        return get();
    }

    public T join() {
        int state = Rt.cellAwait(scovilleCell);
        return result(state, Rt.cellValue());
    }

    public T getNow(T otherwise) {
        int state = Rt.cellPoll(scovilleCell);
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

    private void fail(Throwable t) {
        Rt.cellFill("exception", scovilleCell, wrapped(t));
    }

    private void supply(Supplier<? extends T> body) {
        T value;
        try {
            value = body.get();
        } catch (Throwable t) {
            fail(t);
            return;
        }
        Rt.cellFill("value", scovilleCell, value);
    }

    private static void execute(Executor executor, Runnable body) {
        if (executor == null) {
            Rt.spawnDaemon("future", body, null, null);
        } else {
            executor.execute(body);
        }
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> body) {
        return supplyAsync(body, null);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> body, Executor executor) {
        if (body == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<U>();
        execute(executor, () -> f.supply(body));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable body) {
        return runAsync(body, null);
    }

    public static CompletableFuture<Void> runAsync(Runnable body, Executor executor) {
        if (body == null) {
            throw new NullPointerException();
        }
        CompletableFuture<Void> f = new CompletableFuture<Void>();
        execute(executor, () -> f.supply(() -> {
            body.run();
            return null;
        }));
        return f;
    }

    /** Executes a body once these are filled. */
    private static void after(Object[] cells, Runnable body) {
        Rt.spawnDaemon("await", body, cells, null);
    }

    /** What this one ends with, wrapped as for those that depend on it; null if with a value. */
    private Throwable failure() {
        int state = Rt.cellAwait(scovilleCell);
        Object value = Rt.cellValue();
        if (state == 3) {
            return new CompletionException(new CancellationException());
        }
        return state == 2 ? wrapped((Throwable) value) : null;
    }

    private T value() {
        Rt.cellAwait(scovilleCell);
        return (T) Rt.cellValue();
    }

    /** The exception as handlers see it: the very one that it was completed with. */
    private Throwable raw() {
        int state = Rt.cellAwait(scovilleCell);
        Object value = Rt.cellValue();
        if (state == 3) {
            return new CancellationException();
        }
        return state == 2 ? (Throwable) value : null;
    }

    /** Executes a body once these are filled, by this executor if it is not null. */
    private static void after(Object[] cells, Executor executor, Runnable body) {
        after(cells, executor == null ? body : () -> executor.execute(body));
    }

    /** A future of what `body` makes of this one's value; a failure goes through. */
    private <U> CompletableFuture<U> then(Function<? super T, ? extends U> body, Executor executor) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        after(new Object[] {scovilleCell}, executor, () -> {
            Throwable t = failure();
            if (t != null) {
                f.fail(t);
            } else {
                f.supply(() -> body.apply(value()));
            }
        });
        return f;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> body) {
        return then(body, null);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> body) {
        return then(body, null);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> body, Executor executor) {
        return then(body, executor);
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> body) {
        return thenAcceptAsync(body, null);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> body) {
        return thenAcceptAsync(body, null);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> body, Executor executor) {
        return then(v -> {
            body.accept(v);
            return null;
        }, executor);
    }

    public CompletableFuture<Void> thenRun(Runnable body) {
        return thenRunAsync(body, null);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable body) {
        return thenRunAsync(body, null);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable body, Executor executor) {
        return then(v -> {
            body.run();
            return null;
        }, executor);
    }

    /** A future with the result of this one or the other, whichever is first as it seems to this one. */
    private CompletableFuture<T> either(CompletionStage<? extends T> other) {
        return (CompletableFuture<T>) anyOf(this, other.toCompletableFuture());
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> body) {
        return either(other).thenApply(body);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body) {
        return either(other).thenApply(body);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> body, Executor executor) {
        return either(other).thenApplyAsync(body, executor);
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> body) {
        return either(other).thenAccept(body);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> body) {
        return either(other).thenAccept(body);
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable body) {
        return anyOf(this, other.toCompletableFuture()).thenRun(body);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable body) {
        return runAfterEither(other, body);
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable body) {
        return allOf(this, other.toCompletableFuture()).thenRun(body);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable body) {
        return runAfterBoth(other, body);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> body) {
        return thenCompose(body);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body) {
        return thenCombine(other, body);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body) {
        return thenAcceptBoth(other, body);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> body) {
        return handle(body);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> body) {
        return whenComplete(body);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> body) {
        return exceptionally(body);
    }

    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> body) {
        CompletableFuture<CompletionStage<T>> stage = handle((v, t) -> t == null ? this : body.apply(t));
        return stage.thenCompose(s -> s);
    }

    public CompletableFuture<T> copy() {
        return thenApply(v -> v);
    }

    public CompletionStage<T> minimalCompletionStage() {
        return copy();
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> body) {
        return completeAsync(body, null);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> body, Executor executor) {
        execute(executor, () -> supply(body));
        return this;
    }

    /** The time may run out at any moment. */
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        Runnable body = () -> complete(value);
        Rt.spawnDaemon("future", body, null, null);
        return this;
    }

    /** The time is long enough, if anything else goes on. */
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        Runnable body = () -> orTimeout();
        Rt.spawnDaemon("future", body, null, null);
        return this;
    }

    @scoville.TimeLimit
    private void orTimeout() {
        Rt.cellAwait(scovilleCell);
    }

    /** A delay may be as long as need be. */
    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return body -> execute(null, body);
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return body -> execute(null, () -> executor.execute(body));
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return completedFuture(value);
    }

    public static <U> CompletionStage<U> failedStage(Throwable t) {
        return failedFuture(t);
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> body) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        after(new Object[] {scovilleCell}, () -> {
            Throwable t = failure();
            if (t != null) {
                f.fail(t);
                return;
            }
            CompletableFuture<U> inner;
            try {
                inner = body.apply(value()).toCompletableFuture();
            } catch (Throwable thrown) {
                f.fail(thrown);
                return;
            }
            after(new Object[] {inner.scovilleCell}, () -> {
                Throwable failed = inner.failure();
                if (failed != null) {
                    f.fail(failed);
                } else {
                    f.complete(inner.value());
                }
            });
        });
        return f;
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> body) {
        CompletableFuture<U> second = (CompletableFuture<U>) other;
        CompletableFuture<V> f = new CompletableFuture<V>();
        after(new Object[] {scovilleCell, second.scovilleCell}, () -> {
            Throwable t = failure();
            if (t == null) {
                t = second.failure();
            }
            if (t != null) {
                f.fail(t);
            } else {
                f.supply(() -> body.apply(value(), second.value()));
            }
        });
        return f;
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> body) {
        BiFunction<T, U, Void> both = (a, b) -> {
            body.accept(a, b);
            return null;
        };
        return thenCombine(other, both);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> body) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        after(new Object[] {scovilleCell}, () -> {
            Throwable t = raw();
            T value = t == null ? value() : null;
            f.supply(() -> body.apply(value, t));
        });
        return f;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> body) {
        CompletableFuture<T> f = new CompletableFuture<T>();
        after(new Object[] {scovilleCell}, () -> {
            Throwable t = raw();
            T value = t == null ? value() : null;
            try {
                body.accept(value, t);
            } catch (Throwable thrown) {
                f.fail(t == null ? thrown : t);
                return;
            }
            if (t != null) {
                f.fail(t);
            } else {
                f.complete(value);
            }
        });
        return f;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> body) {
        CompletableFuture<T> f = new CompletableFuture<T>();
        after(new Object[] {scovilleCell}, () -> {
            Throwable t = raw();
            if (t == null) {
                f.complete(value());
            } else {
                f.supply(() -> body.apply(t));
            }
        });
        return f;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        CompletableFuture<Void> f = new CompletableFuture<Void>();
        Object[] cells = new Object[all.length];
        for (int i = 0; i < all.length; i++) {
            cells[i] = all[i].scovilleCell;
        }
        after(cells, () -> {
            for (int i = 0; i < cells.length; i++) {
                Throwable t = all[i].failure();
                if (t != null) {
                    f.fail(t);
                    return;
                }
            }
            f.complete(null);
        });
        return f;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... all) {
        CompletableFuture<Object> f = new CompletableFuture<Object>();
        for (int i = 0; i < all.length; i++) {
            CompletableFuture<Object> one = (CompletableFuture<Object>) all[i];
            after(new Object[] {one.scovilleCell}, () -> {
                Throwable t = one.failure();
                if (t != null) {
                    f.fail(t);
                } else {
                    f.complete(one.value());
                }
            });
        }
        return f;
    }
}
