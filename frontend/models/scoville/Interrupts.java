package scoville;

/**
 * Interrupts. A thread that waits in what an interrupt ends looks again and again at what it waits for and at its flag. Only programs
 * that may interrupt need that: one in which each thread can only interrupt itself, as a `catch` does that restores the flag, looks at
 * it once before it waits, and one that interrupts nobody never looks.
 */
public final class Interrupts {
    // What the program may do. Who reads these finds their last values: the front end knows them.

    /** Interrupt a thread. */
    public static boolean possible;
    /** Interrupt another thread, in one of the next three ways. */
    public static boolean byOthers;
    /** By the object of the thread. */
    public static boolean threads;
    /** By stopping an executor. */
    public static boolean stops;
    /** By cancelling a task; may be true where nothing is interrupted by others, too. */
    public static boolean cancels;
    /** The task of `main`, if threads may be interrupted by their objects. */
    static Task main;

    private Interrupts() {
    }

    /** Whether others may interrupt the current thread: if its object is known, or, where that does not matter, if it is at a task. */
    public static boolean exposed() {
        if (!byOthers) {
            return false;
        }
        Task task = Rt.currentTask();
        return threads ? task.thread != null : task.worker;
    }

    /** Whether the current thread has been interrupted. */
    public static boolean pending() {
        if (!possible) {
            return false;
        }
        Task task = Rt.currentTask();
        return exposed() ? ((Thread) task.thread).scovilleFlag() : task.interrupted;
    }

    /** The interrupt of the current thread, which is over when it is thrown. */
    public static InterruptedException taken() {
        return taken(null);
    }

    public static InterruptedException taken(String message) {
        ((Thread) Rt.currentTask().thread).scovilleClear();
        return new InterruptedException(message);
    }

    /** What tests the flag even if it need not wait. */
    public static void check() throws InterruptedException {
        Blocking.here();
        if (pending()) {
            throw taken();
        }
    }

    /** Whether who waits has to look at its flag. */
    public static boolean looks() {
        return exposed() || pending();
    }

    /** Waits for a cell, where the flag is tested after it has been seen to be empty. */
    public static void until(Object cell) throws InterruptedException {
        Blocking.here();
        untilFilled(cell);
    }

    /** The same for what a task of the common pool fills. */
    public static void untilFilled(Object cell) throws InterruptedException {
        if (looks()) {
            while (Rt.cellPoll(cell) == 0) {
                if (pending()) {
                    throw taken();
                }
            }
        }
    }

    /** Waits for a cell that is filled while those who wait are told at once: an interrupt that comes later is none of theirs. */
    public static void untilTold(Object cell) throws InterruptedException {
        Blocking.here();
        if (looks()) {
            while (Rt.cellPoll(cell) == 0) {
                if (pending() && Rt.cellPoll(cell) == 0) {
                    throw taken();
                }
            }
        }
    }

    /** Whether this is the task of `main`. */
    public static boolean isMain(Task task) {
        return main == task;
    }
}

/** Is reached where something is waited for that is no future. */
public final class Blocking {
    static {
        Stages.blocks = true;
    }

    private Blocking() {
    }

    /** Counts only where it is asked. */
    public static void here() {
        if (Stages.handed) {
            needed();
        }
    }

    private static void needed() {
    }
}

/** Is reached where a thread may interrupt another one. */
public final class Interrupting {
    static {
        Interrupts.possible = true;
        Interrupts.byOthers = true;
    }

    private Interrupting() {
    }

    public static void needed() {
    }
}

/** Is reached where a thread is interrupted by its object. */
public final class InterruptingThreads {
    static {
        Interrupts.threads = true;
        Interrupts.main = Rt.currentTask();
    }

    private InterruptingThreads() {
    }

    public static void needed() {
        Interrupting.needed();
    }
}

/** Is reached where an executor is stopped. */
public final class Stopping {
    static {
        Interrupts.stops = true;
    }

    private Stopping() {
    }

    public static void needed() {
        Interrupting.needed();
    }
}

/** Is reached where a task may be cancelled that goes on. */
public final class Cancelling {
    static {
        Interrupts.cancels = true;
    }

    private Cancelling() {
    }

    public static void needed() {
    }
}

/** Is reached where a thread interrupts itself. */
public final class InterruptingItself {
    static {
        Interrupts.possible = true;
    }

    private InterruptingItself() {
    }

    public static void needed() {
    }
}
