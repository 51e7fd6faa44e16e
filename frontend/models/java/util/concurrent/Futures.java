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

public interface CompletionStage<T> {
    CompletableFuture<T> toCompletableFuture();
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

    /** The time is always long enough. */
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

    /** The time is always long enough. */
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

    /** A future of what `body` makes of this one's value; a failure goes through. */
    private <U> CompletableFuture<U> then(Function<? super T, ? extends U> body) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        after(new Object[] {scovilleCell}, () -> {
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
        return then(body);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> body) {
        return then(body);
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> body) {
        return then(v -> {
            body.accept(v);
            return null;
        });
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> body) {
        return thenAccept(body);
    }

    public CompletableFuture<Void> thenRun(Runnable body) {
        return then(v -> {
            body.run();
            return null;
        });
    }

    public CompletableFuture<Void> thenRunAsync(Runnable body) {
        return thenRun(body);
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
