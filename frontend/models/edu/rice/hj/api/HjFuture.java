package edu.rice.hj.api;

import scoville.Cancelling;
import scoville.Interrupts;
import scoville.Rt;

/** A future: a cell that the task fills with its value or its exception. */
public abstract class HjFuture<V> {
    /** For the library: what await forms wait for. */
    public final Object scovilleCell;
    /** The cells that the task waits for before it begins, or null. */
    private final Object[] inputs;
    /** Whether the body has begun, if anybody may cancel futures; belongs to the future's section. */
    private boolean begun;

    protected HjFuture() {
        this(null);
    }

    protected HjFuture(Object[] inputs) {
        scovilleCell = Rt.cellNew();
        this.inputs = inputs;
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
        int state = Rt.cellPoll(scovilleCell);
        return state != 0 && !scovilleGood(state);
    }

    /** For the library: whether a future that is resolved like this has a value. */
    public static boolean scovilleGood(int state) {
        if (Interrupts.cancels && state == 3) {
            Rt.unsupported("whether a cancelled future has failed");
        }
        return state == 1;
    }

    /** Whether it comes before the begin of the body, which is left out then. */
    public boolean cancel() {
        Cancelling.needed();
        synchronized (Rt.internal(this)) {
            if (inputs != null) {
                for (Object input : inputs) {
                    if (Rt.cellPoll(input) == 0) {
                        // Whether its finish goes on waiting for the inputs is not described.
                        Rt.unsupported("cancelling a future that waits for others");
                    }
                }
            }
            return !begun && Rt.cellFill("cancel", scovilleCell, null);
        }
    }

    /** For the library, where futures may be cancelled: the body begins, unless it is not to. */
    public boolean scovilleBegins() {
        synchronized (Rt.internal(this)) {
            begun = Rt.cellPoll(scovilleCell) == 0;
            return begun;
        }
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
        Cancelling.needed();
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
