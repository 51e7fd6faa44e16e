package edu.rice.hj.api;

import edu.rice.hj.runtime.util.MultipleExceptions;
import scoville.Rt;

/** Ends a task because its eureka is resolved; neither an exception nor an error of the program. */
final class EurekaExit extends Throwable {
}

/** Something that one of many tasks may find, after which the others need not go on. */
public abstract class HjEureka<V> {
    // Both belong to the section of the eureka.
    private boolean resolved;
    private V value;

    protected HjEureka(V initial) {
        value = initial;
    }

    /** The first offer resolves it; later ones end the calling task. */
    public void offer(V found) {
        boolean late;
        synchronized (Rt.internal(this)) {
            late = resolved;
            if (!late) {
                resolved = true;
                value = found;
            }
        }
        if (late) {
            leave();
        }
    }

    public void check() {
        if (resolved()) {
            leave();
        }
    }

    /** Known by name to engines: a way out of a loop. */
    private static void leave() {
        throw new EurekaExit();
    }

    public void check(V ignored) {
        check();
    }

    public boolean resolved() {
        synchronized (Rt.internal(this)) {
            return resolved;
        }
    }

    public V get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    /** For the library: what tasks threw but the exits. */
    public static Throwable[] scovilleRest(Throwable[] thrown) {
        int n = 0;
        for (int i = 0; i < thrown.length; i++) {
            if (!isExit(thrown[i])) {
                n++;
            }
        }
        Throwable[] rest = new Throwable[n];
        n = 0;
        for (int i = 0; i < thrown.length; i++) {
            if (!isExit(thrown[i])) {
                rest[n++] = thrown[i];
            }
        }
        return rest;
    }

    /** Also several exits, as a finish inside throws them. */
    private static boolean isExit(Throwable t) {
        if (t instanceof MultipleExceptions) {
            for (Throwable part : ((MultipleExceptions) t).getExceptions()) {
                if (!isExit(part)) {
                    return false;
                }
            }
            return true;
        }
        return t instanceof EurekaExit;
    }
}

public final class HjSearchEureka<V> extends HjEureka<V> {
    public HjSearchEureka(V initial) {
        super(initial);
    }
}
