package edu.rice.pcdp;

import scoville.Body;
import scoville.Rt;

/** A message on its way. All that changes belongs to the section of the actor. */
final class Delivery {
    final Object message;
    /** Filled when it has been processed. */
    final Object done;
    /** The finish to which the task that processes it belongs. */
    Extent extent;
    boolean over;
    /** The message behind, if the task that processes this one has to process it, too. */
    Delivery follower;

    Delivery(Object message) {
        this.message = message;
        this.done = Rt.cellNew();
    }
}

/**
 * An actor without start and exit. Messages are processed one by one, in the order in which they were sent, by a task of
 * the finish whose task found the actor idle: so a finish may end before a message that was sent in it is processed.
 *
 * Behind a message of the same finish it makes no difference who processes the next one, nor whether the actor is idle: it
 * gets a task of its own that waits for the one before.
 */
public abstract class Actor {
    /** The last message; belongs to the actor's section. */
    private Delivery last;
    /** Processing has thrown: nothing is processed any more. Looked at by one task after the other. */
    private boolean dead;

    public abstract void process(Object message);

    public final void send(Object message) {
        PCDP.mustFinish();
        Extent here = Extent.here();
        Delivery next = new Delivery(message);
        Delivery before;
        boolean alone = true;
        synchronized (Rt.internal(this)) {
            before = last;
            last = next;
            if (before == null || before.extent == here || before.over) {
                next.extent = here;
            } else {
                next.extent = before.extent;
                before.follower = next;
                alone = false;
            }
        }
        if (alone) {
            Body task = () -> {
                if (before != null) {
                    Rt.cellAwait(before.done);
                }
                run(next);
            };
            Rt.spawn("message", task, null, null);
        }
    }

    private void run(Delivery first) {
        Throwable thrown = null;
        Delivery at = first;
        while (at != null) {
            if (!dead) {
                try {
                    process(at.message);
                } catch (Throwable t) {
                    dead = true;
                    thrown = t;
                }
            }
            Delivery next;
            synchronized (Rt.internal(this)) {
                at.over = true;
                next = at.follower;
            }
            Rt.cellFill("value", at.done, null);
            at = next;
        }
        if (thrown != null) {
            throw thrown;
        }
    }
}
