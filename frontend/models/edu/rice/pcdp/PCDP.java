package edu.rice.pcdp;

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
