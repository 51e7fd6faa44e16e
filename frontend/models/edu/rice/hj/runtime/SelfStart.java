package edu.rice.hj.runtime;

import scoville.Rt;

/**
 * A finish outside of any launch starts the runtime by itself, and so does one where it has been started by hand. It is known of the tasks inside of it, and that is all that
 * anybody can ask: tasks inherit it as something that is registered with a finish. So does what an actor does after its exit.
 */
final class SelfStart {
    /** Whether the finish has ended: what it leaves of the runtime is not described. */
    private final boolean ended;

    private SelfStart(boolean ended) {
        this.ended = ended;
    }

    /** The innermost one around what has this scope, or null. */
    private static SelfStart of(FinishScope scope) {
        for (FinishScope s = scope; s != null; s = s.outer) {
            if (s.registered instanceof SelfStart) {
                return (SelfStart) s.registered;
            }
        }
        return null;
    }

    /** Whether what has this scope is inside of such a finish. */
    static boolean isFor(FinishScope scope) {
        SelfStart start = of(scope);
        return start != null && !start.ended;
    }

    /** Whether the calling task is inside of such a finish. */
    static boolean isRunning() {
        SelfStart start = of(TaskContext.scope());
        if (start != null && start.ended) {
            Rt.unsupported("what a finish outside of a launch leaves of the runtime");
        }
        return start != null;
    }

    /** Returns what `leave` takes. */
    static TaskContext enter() {
        return TaskContext.enter(new FinishScope(new SelfStart(false), TaskContext.scope()));
    }

    /** What remains of the runtime is known only if it goes on. */
    static void leave(TaskContext before, boolean goesOn) {
        TaskContext.leave(before);
        if (!goesOn && of(TaskContext.scope()) == null) {
            TaskContext.enter(new FinishScope(new SelfStart(true), TaskContext.scope()));
        }
    }
}
