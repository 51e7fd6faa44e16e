package edu.rice.hj.runtime.actors;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjPlace;
import edu.rice.hj.runtime.TaskContext;
import scoville.Actors;
import scoville.Proc;
import scoville.Rt;

/** A message in the chain of an actor, and the cell for the one behind it. */
final class Envelope<M> {
    final M message;
    final Object after;

    Envelope(M message, Object after) {
        this.message = message;
        this.after = after;
    }
}

/** The end of an actor's chain of messages. It has a section of its own: to send has nothing to do with what the actor does. */
final class ChainEnd {
    Object last = Rt.cellNew();

    /** Puts a message at the end. */
    void add(Object message) {
        Object end = Rt.cellNew();
        Object at;
        synchronized (Rt.internal(this)) {
            at = last;
            last = end;
        }
        Rt.cellFill("value", at, new Envelope<Object>(message, end));
    }
}

/**
 * An actor: one task that follows a chain of cells. The sender of a message takes the end of the chain, which is the only
 * thing that senders compete for, and fills it with the message and the new end.
 *
 * The task belongs to the finish in which the actor is started, up to its own call of `exit`. What is sent after the end stays in
 * the chain.
 */
public abstract class Actor<M> implements HjActor<M> {
    private final ChainEnd end = new ChainEnd();
    /** The cell of the first message, until the actor's task has got it. */
    private Object first = end.last;

    // All that follows belongs to the actor's own section.
    private boolean started;
    private boolean exited;
    /** A cell that is filled when the actor goes on, or null. */
    private Object paused;

    /** Set by the actor's task alone. */
    private boolean left;

    protected Actor() {
    }

    protected Actor(boolean ignored) {
        this();
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

    /** An exception of `process`, which ends the actor. */
    protected void handleThrowable(Throwable thrown) {
        System.err.println(thrown);
    }

    public boolean hasStarted() {
        synchronized (Rt.internal(this)) {
            return started;
        }
    }

    /** A place is a hint. */
    public final void start(HjPlace place) {
        start();
    }

    public final void start() {
        TaskContext.mayCreate();
        synchronized (Rt.internal(this)) {
            if (started) {
                throw new RuntimeException("The actor has been started already.");
            }
            started = true;
        }
        onPreStart();
        onPostStart();
        scoville.Body task = () -> run();
        Rt.spawn("actor", task, null, null);
    }

    public final void send(M message) {
        if (message == null) {
            throw new IllegalArgumentException("A message may not be null.");
        }
        end.add(message);
    }

    private void run() {
        TaskContext.enterActor(this);
        Object at = first;
        first = null;
        while (!left) {
            Rt.cellAwait(at);
            Envelope<M> envelope = (Envelope<M>) Rt.cellValue();
            if (halted()) {
                return;
            }
            try {
                process(envelope.message);
            } catch (Throwable thrown) {
                handleThrowable(thrown);
                exit();
            }
            at = envelope.after;
        }
    }

    /** Waits while the actor is paused; whether it has been told to exit. */
    private boolean halted() {
        while (true) {
            Object until;
            synchronized (Rt.internal(this)) {
                if (exited) {
                    return true;
                }
                until = paused;
            }
            if (until == null) {
                return false;
            }
            Rt.cellAwait(until);
        }
    }

    public void exit() {
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
        Object waiting;
        synchronized (Rt.internal(this)) {
            again = exited;
            exited = true;
            waiting = paused;
            paused = null;
        }
        if (again) {
            return false;
        }
        onPreExit();
        if (TaskContext.isActor(this)) {
            left = true;
        } else {
            // It may wait for a message, or for going on.
            end.add(null);
            if (waiting != null) {
                Rt.cellFill("value", waiting, null);
            }
        }
        onPostExit();
        return true;
    }

    public void pause() {
        Object until = Rt.cellNew();
        synchronized (Rt.internal(this)) {
            if (paused == null) {
                paused = until;
            }
        }
    }

    public void resume() {
        Object waiting;
        synchronized (Rt.internal(this)) {
            waiting = paused;
            paused = null;
        }
        if (waiting != null) {
            Rt.cellFill("value", waiting, null);
        }
    }
}

/** An actor whose messages go to a procedure. */
public final class ProcedureActor<M> extends Actor<M> {
    private final Proc<edu.rice.hj.runtime.util.Pair<HjActor<M>, M>> body;

    public ProcedureActor(Proc<edu.rice.hj.runtime.util.Pair<HjActor<M>, M>> body) {
        this.body = body;
    }

    protected void process(M message) {
        body.apply(new edu.rice.hj.runtime.util.Pair<HjActor<M>, M>(this, message));
    }
}
