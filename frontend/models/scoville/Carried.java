package scoville;

/** What tasks hand on to the tasks that they create ({@link Rt#context}). A thread gets nothing of what its creator has. */
public final class Carried {
    /** Whether the program has tasks that hand something on. */
    static boolean used;
    /** Whether it has threads. */
    static boolean threads;

    private Carried() {
    }

    /** At the begin of a thread, or of a task of an executor. */
    public static void nothing() {
        Threading.needed();
        if (used) {
            Rt.contextSet(new Outside());
        }
    }

    /** Whether the current task is a thread, or of an executor, and nothing has been handed to it. */
    public static boolean isOutside() {
        Carrying.needed();
        return threads && Rt.context() instanceof Outside;
    }
}

/** Nothing. */
final class Outside implements Context {
    public void bodyEnded() {
    }
}

/** Is reached where a task hands something on. */
final class Carrying {
    static {
        Carried.used = true;
    }

    private Carrying() {
    }

    static void needed() {
    }
}

/** Is reached where a thread begins. */
final class Threading {
    static {
        Carried.threads = true;
    }

    private Threading() {
    }

    static void needed() {
    }
}
