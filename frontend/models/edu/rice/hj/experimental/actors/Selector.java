package edu.rice.hj.experimental.actors;

import edu.rice.hj.api.HjPlace;
import edu.rice.hj.runtime.TaskContext;
import scoville.Actors;
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
    /** The cell of the next message of each mailbox. */
    private final Object[] heads;
    private Letter<M> found;
    private boolean left;

    // All that follows belongs to the selector's section.
    private final Object[] ends;
    private final boolean[] enabled;
    /** A cell that is filled when the selector shall look again, while it waits; otherwise null. */
    private Object bell;
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
        synchronized (Rt.internal(this)) {
            Rt.cellFill("value", ends[mailbox], letter);
            ends[mailbox] = end;
            ring();
        }
    }

    public final void send(Enum<?> mailbox, M message) {
        send(mailbox.ordinal(), message);
    }

    /** Tells the selector, if it waits, to look again; in its section. */
    private void ring() {
        if (bell != null) {
            Rt.cellFill("value", bell, null);
            bell = null;
        }
    }

    private void set(int mailbox, boolean on) {
        synchronized (Rt.internal(this)) {
            enabled[mailbox] = on;
            if (on) {
                ring();
            }
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
        boolean ends = end();
        if (Actors.goOnAfterExit) {
            if (ends && TaskContext.isActor(this)) {
                // The finish does not wait for what `process` goes on to do.
                TaskContext.resign();
            }
        }
    }

    /** Whether it has not been told so before. */
    private boolean end() {
        boolean again;
        synchronized (Rt.internal(this)) {
            again = exited;
            exited = true;
            ring();
        }
        if (again) {
            return false;
        }
        onPreExit();
        if (TaskContext.isActor(this)) {
            left = true;
        }
        onPostExit();
        return true;
    }

    private void run() {
        TaskContext.enterActor(this);
        while (!left && next()) {
            Letter<M> letter = found;
            found = null;
            try {
                process(letter.message);
            } catch (Throwable thrown) {
                System.err.println(thrown);
                exit();
            }
        }
    }

    /** Waits for a message to serve, which is `found` then; false if the selector has been told to exit. */
    private boolean next() {
        while (true) {
            Object until;
            synchronized (Rt.internal(this)) {
                if (exited) {
                    return false;
                }
                for (int i = 0; i < heads.length; i++) {
                    if (enabled[i] && Rt.cellPoll(heads[i]) != 0) {
                        found = (Letter<M>) Rt.cellValue();
                        heads[i] = found.after;
                        return true;
                    }
                }
                until = Rt.cellNew();
                bell = until;
            }
            Rt.cellAwait(until);
        }
    }
}
