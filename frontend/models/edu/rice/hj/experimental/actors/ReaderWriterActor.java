package edu.rice.hj.experimental.actors;

import edu.rice.hj.runtime.actors.Actor;
import java.util.ArrayList;
import scoville.Rt;

/** A message with what it asks for. */
final class Request<M> {
    final M message;
    final boolean writes;

    Request(M message, boolean writes) {
        this.message = message;
        this.writes = writes;
    }
}

/** The part of an actor that takes requests. */
final class Requests<M> extends Actor<Request<M>> {
    private final ReaderWriterActor<M> of;

    Requests(ReaderWriterActor<M> of) {
        this.of = of;
    }

    protected void process(Request<M> request) {
        of.take(request);
    }

    protected void onPreStart() {
        of.onPreStart();
    }

    protected void onPostStart() {
        of.onPostStart();
    }

    protected void onPreExit() {
        of.onPreExit();
    }

    protected void onPostExit() {
        of.onPostExit();
    }
}

/**
 * An actor that processes messages in the order in which they were sent, but those that only read, one behind the other, at
 * the same time.
 */
public abstract class ReaderWriterActor<M> {
    private final Requests<M> requests = new Requests<M>(this);
    /** Cells that the tasks fill which still read; looked at by the actor's task alone. */
    private final ArrayList<Object> reading = new ArrayList<Object>();

    protected abstract void processRead(M message);

    protected abstract void processWrite(M message);

    protected void onPreStart() {
    }

    protected void onPostStart() {
    }

    protected void onPreExit() {
    }

    protected void onPostExit() {
    }

    public final void start() {
        requests.start();
    }

    public final void sendReadMessage(M message) {
        send(message, false);
    }

    public final void sendWriteMessage(M message) {
        send(message, true);
    }

    private void send(M message, boolean writes) {
        if (message == null) {
            throw new IllegalArgumentException("A message may not be null.");
        }
        requests.send(new Request<M>(message, writes));
    }

    public void exit() {
        requests.exit();
    }

    void take(Request<M> request) {
        if (request.writes) {
            for (Object done : reading) {
                Rt.cellAwait(done);
            }
            reading.clear();
            processWrite(request.message);
            return;
        }
        Object done = Rt.cellNew();
        reading.add(done);
        scoville.Body task = () -> read(request.message, done);
        Rt.spawn("message", task, null, null);
    }

    private void read(M message, Object done) {
        try {
            processRead(message);
        } catch (Throwable thrown) {
            System.err.println(thrown);
            exit();
        }
        Rt.cellFill("value", done, null);
    }
}
