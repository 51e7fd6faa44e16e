package java.util.concurrent;

import scoville.Rt;

/**
 * What a task of a fork-join pool has forked, for those who wait until the pool has nothing to do. Only the task itself adds to it, and
 * who looks has waited for its end: nobody else is in the way.
 */
final class Forked {
    // What the program may do. Who reads these finds their last values.

    /** Wait for the end of a pool. */
    static boolean matters;
    /** Wait until a pool has nothing to do, which may be the common one. */
    static boolean ofCommon;
    /** Wait outside of a pool until it has nothing to do, and execute tasks of it meanwhile. */
    static boolean assisted;

    /** Where it stands in the list of those that have been forked by the same task. */
    private Forked before;
    private Object ended;
    private Forked last;

    /** The current task begins to have one. */
    static Forked begins() {
        Forked mine = new Forked();
        Rt.currentTask().forked = mine;
        return mine;
    }

    /** What is to be executed for a task that is forked: it has one of its own, which that of the current task knows. */
    static scoville.Body by(Forked parent, scoville.Body body) {
        Forked child = new Forked();
        child.ended = Rt.cellNew();
        child.before = parent.last;
        parent.last = child;
        return () -> {
            Rt.currentTask().forked = child;
            try {
                body.run();
            } finally {
                Rt.cellFill("value", child.ended, null);
            }
        };
    }

    /** Whether all of a task that has ended have ended, too. */
    boolean areDone() {
        for (Forked child = last; child != null; child = child.before) {
            if (Rt.cellPoll(child.ended) == 0 || !child.areDone()) {
                return false;
            }
        }
        return true;
    }

    /** Waits for all of a task that has ended. */
    void await() throws InterruptedException {
        for (Forked child = last; child != null; child = child.before) {
            scoville.Interrupts.untilTold(child.ended);
            Rt.cellAwait(child.ended);
            child.await();
        }
    }
}

/** Is reached where somebody waits for the end of a pool for fork-join tasks. */
final class AwaitsForked {
    static {
        Forked.matters = true;
    }

    private AwaitsForked() {
    }

    static void needed() {
    }
}

/** Is reached where somebody waits until a pool has nothing to do. */
final class AwaitsQuiescence {
    static {
        Forked.ofCommon = true;
    }

    private AwaitsQuiescence() {
    }

    static void needed() {
        AwaitsForked.needed();
    }
}

/** Is reached where somebody outside of a pool waits until it has nothing to do. */
final class Assisting {
    static {
        Forked.assisted = true;
    }

    private Assisting() {
    }

    static void needed() {
    }
}
