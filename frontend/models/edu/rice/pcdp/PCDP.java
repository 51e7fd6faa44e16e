package edu.rice.pcdp;

import edu.rice.pcdp.runtime.MultiException;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import scoville.Body;
import scoville.Carried;
import scoville.Context;
import scoville.Proc1;
import scoville.Rt;

/** Which finish a task belongs to: what its children inherit. */
final class Extent implements Context {
    /** Not inside any finish. */
    final boolean outside;

    Extent(boolean outside) {
        this.outside = outside;
    }

    public void bodyEnded() {
    }

    /** That of the calling task; null outside any finish. */
    static Extent here() {
        if (Carried.isOutside()) {
            return null;
        }
        Object e = Rt.context();
        return e instanceof Extent && !((Extent) e).outside ? (Extent) e : null;
    }
}

/** Tasks, loops and isolation of PCDP; a finish starts the runtime. */
public final class PCDP {
    private PCDP() {
    }

    static void mustFinish() {
        if (Extent.here() == null) {
            throw new IllegalStateException("There is no finish around this task.");
        }
    }

    public static void finish(Runnable body) {
        Extent before = Extent.here();
        Rt.contextSet(new Extent(false));
        Throwable[] thrown = Rt.scope(body);
        Rt.contextSet(before == null ? new Extent(true) : before);
        if (thrown.length == 1) {
            throw thrown[0];
        }
        if (thrown.length > 1) {
            throw new MultiException(thrown);
        }
    }

    public static void async(Runnable body) {
        mustFinish();
        Rt.spawn("async", body, null, null);
    }

    // --- futures: those of `java.util.concurrent` ---

    public static <R> Future<R> future(Callable<R> body) {
        mustFinish();
        CompletableFuture<R> f = CompletableFuture.<R>$ofTask();
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

    /** The body begins when all inputs are there, also those that failed. */
    public static void asyncAwait(Runnable body, Future<?>... inputs) {
        mustFinish();
        Rt.spawn("await", body, cells(inputs), null);
    }

    public static <R> Future<R> futureAwait(Callable<R> body, Future<?>... inputs) {
        mustFinish();
        CompletableFuture<R> f = CompletableFuture.<R>$ofTask();
        Rt.spawn("await", body, cells(inputs), f.scovilleCell);
        return f;
    }

    public static int numThreads() {
        return 2;
    }

    // --- loops: both ends belong to a range, which may not be empty ---

    private static void range(int lo, int hi) {
        assert lo <= hi;
    }

    private static void spawn(Body body) {
        mustFinish();
        Rt.spawn("iteration", body, null, null);
    }

    public static void forseq(int lo, int hi, ProcedureInt1D body) {
        range(lo, hi);
        for (int i = lo; i <= hi; i++) {
            body.apply(i);
        }
    }

    public static void forseq2d(int lo0, int hi0, int lo1, int hi1, ProcedureInt2D body) {
        range(lo0, hi0);
        range(lo1, hi1);
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        }
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

    /** By default, two chunks for each thread. */
    private static int chunk(int n) {
        int parts = 2 * numThreads();
        return (n + parts - 1) / parts;
    }

    /** One task for each `size` of the iterations 0 to n - 1, which does them in order. */
    private static void chunks(int n, int size, Proc1 body) {
        for (int first = 0; first < n; first += size) {
            final int from = first;
            final int to = Math.min(n, first + size);
            spawn(() -> {
                for (int i = from; i < to; i++) {
                    body.apply(i);
                }
            });
        }
    }

    public static void forasyncChunked(int lo, int hi, int size, ProcedureInt1D body) {
        range(lo, hi);
        chunks(hi - lo + 1, size, i -> body.apply(lo + i));
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
        chunks((hi0 - lo0 + 1) * width, size, i -> body.apply(lo0 + i / width, lo1 + i % width));
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

    // --- isolation ---

    public static void isolated(Runnable body) {
        synchronized (Rt.nestedGlobal()) {
            body.run();
        }
    }

    public static void isolated(Object o, Runnable body) {
        synchronized (Rt.nestedObjects(new Object[] {o})) {
            body.run();
        }
    }

    public static void isolated(Object o1, Object o2, Runnable body) {
        synchronized (Rt.nestedObjects(new Object[] {o1, o2})) {
            body.run();
        }
    }
}

public interface ProcedureInt1D {
    void apply(int i);
}

public interface ProcedureInt2D {
    void apply(int i, int j);
}
