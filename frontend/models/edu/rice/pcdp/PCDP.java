package edu.rice.pcdp;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import scoville.Body;
import scoville.Rt;

/** Tasks, loops and isolation of PCDP; a finish starts the runtime. */
public final class PCDP {
    private PCDP() {
    }

    private static void rethrow(Throwable[] thrown) {
        if (thrown.length == 0) {
            return;
        }
        if (thrown.length == 1) {
            throw thrown[0];
        }
        throw new edu.rice.hj.runtime.util.MultipleExceptions(thrown);
    }

    public static void finish(Runnable body) {
        rethrow(Rt.scope(body));
    }

    public static void async(Runnable body) {
        Rt.spawn("async", body, null, null);
    }

    private static void spawn(Body body) {
        Rt.spawn("iteration", body, null, null);
    }

    private static void range(int lo, int hi) {
        assert lo <= hi;
    }

    public static void forasync(int lo, int hi, ProcedureInt1D body) {
        range(lo, hi);
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            spawn(() -> body.apply(k));
        }
    }

    public static void forall(int lo, int hi, ProcedureInt1D body) {
        finish(() -> forasync(lo, hi, body));
    }

    public static void forseq(int lo, int hi, ProcedureInt1D body) {
        range(lo, hi);
        for (int i = lo; i <= hi; i++) {
            body.apply(i);
        }
    }

    public static void forasync2d(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        range(lo0, hi0);
        range(lo1, hi1);
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                spawn(() -> body.apply(k, l));
            }
        }
    }

    public static void forall2d(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        finish(() -> forasync2d(lo0, hi0, lo1, hi1, body));
    }

    public static void forseq2d(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        }
    }

    public static void isolated(Runnable body) {
        synchronized (Rt.isolatedGlobal()) {
            body.run();
        }
    }

    // --- futures ---

    public static <R> Future<R> future(Callable<R> body) {
        CompletableFuture<R> f = new CompletableFuture<R>();
        Rt.spawn("future", body, null, f.scovilleCell);
        return f;
    }

    private static Object[] cells(Future<?>[] inputs) {
        Object[] cells = new Object[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            if (!(inputs[i] instanceof CompletableFuture)) {
                throw new IllegalArgumentException("expected a CompletableFuture");
            }
            cells[i] = ((CompletableFuture<?>) inputs[i]).scovilleCell;
        }
        return cells;
    }

    public static void asyncAwait(Runnable body, Future<?>... inputs) {
        Rt.spawn("await", body, cells(inputs), null);
    }

    public static <R> Future<R> futureAwait(Callable<R> body, Future<?>... inputs) {
        CompletableFuture<R> f = new CompletableFuture<R>();
        Rt.spawn("await", body, cells(inputs), f.scovilleCell);
        return f;
    }

    // --- chunks: a task for each, its iterations in order ---

    private static int chunk(int n) {
        return (n + 2 * numThreads() - 1) / (2 * numThreads());
    }

    public static void forasyncChunked(int lo, int hi, int size, ProcedureInt1D body) {
        range(lo, hi);
        for (int i = lo; i <= hi; i += size) {
            final int start = i;
            final int end = Math.min(hi, i + size - 1);
            spawn(() -> {
                for (int k = start; k <= end; k++) {
                    body.apply(k);
                }
            });
        }
    }

    public static void forasyncChunked(int lo, int hi, ProcedureInt1D body) {
        forasyncChunked(lo, hi, chunk(hi - lo + 1), body);
    }

    public static void forallChunked(int lo, int hi, int size, ProcedureInt1D body) {
        finish(() -> forasyncChunked(lo, hi, size, body));
    }

    public static void forallChunked(int lo, int hi, ProcedureInt1D body) {
        finish(() -> forasyncChunked(lo, hi, body));
    }

    public static void forasync2dChunked(int lo0, int hi0, int lo1, int hi1, int size, ProcedureInt2D body) {
        range(lo0, hi0);
        range(lo1, hi1);
        int width = hi1 - lo1 + 1;
        forasyncChunked(0, (hi0 - lo0 + 1) * width - 1, size, k -> body.apply(lo0 + k / width, lo1 + k % width));
    }

    public static void forasync2dChunked(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        forasync2dChunked(lo0, hi0, lo1, hi1, chunk((hi0 - lo0 + 1) * (hi1 - lo1 + 1)), body);
    }

    public static void forall2dChunked(int lo0, int hi0, int lo1, int hi1, int size, ProcedureInt2D body) {
        finish(() -> forasync2dChunked(lo0, hi0, lo1, hi1, size, body));
    }

    public static void forall2dChunked(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        finish(() -> forasync2dChunked(lo0, hi0, lo1, hi1, body));
    }

    public static int numThreads() {
        return 2;
    }
}

public interface ProcedureInt1D {
    void apply(int i);
}

public interface ProcedureInt2D {
    void apply(int i, int j);
}
