package edu.rice.hj.api;

import scoville.Rt;

/** A future: a cell that the task fills with its value or its exception. */
public abstract class HjFuture<V> {
    /** For the library: what await forms wait for. */
    public final Object scovilleCell;

    protected HjFuture() {
        scovilleCell = Rt.cellNew();
    }

    public V get() throws SuspendableException {
        int state = Rt.cellAwait(scovilleCell);
        if (state == 2) {
            throw (Throwable) Rt.cellValue();
        }
        if (state == 3) {
            throw new CancelledException();
        }
        return (V) Rt.cellValue();
    }

    public V safeGet() {
        int state = Rt.cellPoll(scovilleCell);
        if (state == 0) {
            throw new IllegalStateException(noValue());
        }
        if (state == 2) {
            throw (Throwable) Rt.cellValue();
        }
        if (state == 3) {
            throw new CancelledException();
        }
        return (V) Rt.cellValue();
    }

    protected String noValue() {
        return "No value available in the Future!";
    }

    public boolean resolved() {
        return Rt.cellPoll(scovilleCell) != 0;
    }

    public boolean failed() {
        return Rt.cellPoll(scovilleCell) == 2;
    }

    public boolean cancelled() {
        return Rt.cellPoll(scovilleCell) == 3;
    }

    /** A task that exists has begun, or is done. */
    public boolean cancel() {
        return false;
    }

    public static class CancelledException extends RuntimeException {
        public CancelledException() {
            super("Future has been cancelled");
        }
    }
}

public class HjDataDrivenFuture<V> extends HjFuture<V> {
    public HjDataDrivenFuture() {
    }

    public void put(V value) {
        if (!Rt.cellFill("value", scovilleCell, value)) {
            throw new IllegalStateException("attempted duplicate set on DDC!");
        }
    }

    public void failed(Exception cause) {
        if (!Rt.cellFill("exception", scovilleCell, new RuntimeException(cause))) {
            throw new IllegalStateException("attempted duplicate set on DDC!");
        }
    }

    public boolean cancel() {
        return Rt.cellFill("cancel", scovilleCell, null);
    }

    /** Does not wait. */
    public V get() {
        return safeGet();
    }

    protected String noValue() {
        return "No value available in the DDF!";
    }
}
