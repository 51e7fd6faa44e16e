package edu.rice.hj.experimental.actors;

import edu.rice.hj.api.HjPlace;
import edu.rice.hj.runtime.TaskContext;
import scoville.Rt;

/** A message in the chain of a mailbox, and the cell for the one behind it. */
final class Letter<M> {
    final M message;
    final Object after;

    Letter(M message, Object after) {
        this.message = message;
        this.after = after;
    }
}

/**
 * An actor with several mailboxes, which can be disabled. Of the enabled mailboxes that have a message, the one with the
 * lowest number is served; where there is none, the selector waits until something is sent or enabled.
 */
public abstract class Selector<M> {
    /** The cell of the next message of each mailbox; looked at by the selector's task alone. */
    private final Object[] heads;
    private Object bell;
    private Letter<M> found;
    private boolean left;

    // All that follows belongs to the selector's section.
    private final Object[] ends;
    private final boolean[] enabled;
    private Object bellEnd;
    private boolean started;
    private boolean exited;

    protected Selector(int mailboxes) {
        heads = new Object[mailboxes];
        ends = new Object[mailboxes];
        enabled = new boolean[mailboxes];
        for (int i = 0; i < mailboxes; i++) {
            heads[i] = Rt.cellNew();
            ends[i] = heads[i];
            enabled[i] = true;
        }
        bell = Rt.cellNew();
        bellEnd = bell;
    }

    /** A mailbox for each constant of an enum. */
    protected Selector(Class<? extends Enum<?>> mailboxes) {
        this(mailboxes.getEnumConstants().length);
    }

    protected abstract void process(M message);

    protected void onPreStart() {
    }

    protected void onPostStart() {
    }

    protected void onPreExit() {
    }

    protected void onPostExit() {
    }

    /** A place is a hint. */
    public final void start(HjPlace place) {
        start();
    }

    public final void start() {
        TaskContext.mayCreate();
        synchronized (Rt.internal(this)) {
            if (started) {
                throw new RuntimeException("The selector has been started already.");
            }
            started = true;
        }
        onPreStart();
        onPostStart();
        scoville.Body task = () -> run();
        Rt.spawn("actor", task, null, null);
    }

    public final void send(int mailbox, M message) {
        if (message == null) {
            throw new IllegalArgumentException("A message may not be null.");
        }
        Object end = Rt.cellNew();
        Letter<M> letter = new Letter<M>(message, end);
        Object at;
        synchronized (Rt.internal(this)) {
            at = ends[mailbox];
            ends[mailbox] = end;
        }
        Rt.cellFill("value", at, letter);
        ring();
    }

    public final void send(Enum<?> mailbox, M message) {
        send(mailbox.ordinal(), message);
    }

    /** Tells the selector, if it waits, to look again. */
    private void ring() {
        Object end = Rt.cellNew();
        Object at;
        synchronized (Rt.internal(this)) {
            at = bellEnd;
            bellEnd = end;
        }
        Rt.cellFill("value", at, end);
    }

    private void set(int mailbox, boolean on) {
        synchronized (Rt.internal(this)) {
            enabled[mailbox] = on;
        }
        if (on && !TaskContext.isActor(this)) {
            ring();
        }
    }

    public final void enable(int mailbox) {
        set(mailbox, true);
    }

    public final void enable(Enum<?> mailbox) {
        set(mailbox.ordinal(), true);
    }

    public final void disable(int mailbox) {
        set(mailbox, false);
    }

    public final void disable(Enum<?> mailbox) {
        set(mailbox.ordinal(), false);
    }

    public final void enableAll() {
        for (int i = 0; i < enabled.length; i++) {
            set(i, true);
        }
    }

    public final void disableAllExcept(int mailbox) {
        for (int i = 0; i < enabled.length; i++) {
            set(i, i == mailbox);
        }
    }

    public final void disableAllExcept(Enum<?> mailbox) {
        disableAllExcept(mailbox.ordinal());
    }

    public final boolean isEnabled(int mailbox) {
        synchronized (Rt.internal(this)) {
            return enabled[mailbox];
        }
    }

    public final boolean isEnabled(Enum<?> mailbox) {
        return isEnabled(mailbox.ordinal());
    }

    protected final void exit() {
        boolean again;
        synchronized (Rt.internal(this)) {
            again = exited;
            exited = true;
        }
        if (again) {
            return;
        }
        onPreExit();
        if (TaskContext.isActor(this)) {
            left = true;
        } else {
            ring();
        }
        onPostExit();
    }

    private boolean halted() {
        synchronized (Rt.internal(this)) {
            return exited;
        }
    }

    private void run() {
        TaskContext.enterActor(this);
        while (!left && !halted()) {
            int mailbox = next();
            if (mailbox < 0) {
                Rt.cellAwait(bell);
                bell = Rt.cellValue();
            } else {
                heads[mailbox] = found.after;
                try {
                    process(found.message);
                } catch (Throwable thrown) {
                    System.err.println(thrown);
                    exit();
                }
            }
        }
    }

    /** The mailbox to serve, with its message in `found`; -1 if there is none. */
    private int next() {
        for (int i = 0; i < heads.length; i++) {
            if (isEnabled(i) && Rt.cellPoll(heads[i]) != 0) {
                found = (Letter<M>) Rt.cellValue();
                return i;
            }
        }
        return -1;
    }
}
