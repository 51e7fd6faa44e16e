package scoville;

/** What programs may find out of the threads that execute tasks. */
public final class Workers {
    // What the program may ask. Who reads these finds their last values: the front end knows them.

    /** Names or numbers of threads. */
    public static boolean named;
    /** Which worker of a pool executes a task. */
    public static boolean matter;
    /** How many tasks and workers a pool has. */
    public static boolean counted;
    /** What threads inherit from those that make them. */
    public static boolean inherits;
    /** Whether threads are given priorities. */
    public static boolean prioritised;
    /** Whether there are groups of threads. */
    public static boolean grouped;
    /** Whether executors are given their queues. */
    public static boolean queues;

    /** How many threads there are. */
    public static boolean threadsCounted;

    /** Stands in a name for digits that are not known: who looks at such a text is refused. */
    public static final String SOME = "\u2426";

    /** The task of `main`, if anything is asked. */
    static Task main;
    private static final Object numbers = new Object();
    private static int threads;
    private static int pools;
    private static int timers;
    private static long ids = 1;
    /** With that of `main`. */
    private static int living = 1;

    private Workers() {
    }

    /** Whether this is the task of `main`. */
    public static boolean isMain(Task task) {
        return main == task;
    }

    /** The number in the name of the next thread that is not given one. */
    public static int nextThread() {
        synchronized (Rt.internal(numbers)) {
            return threads++;
        }
    }

    /** The number in the names of the threads of the next pool. */
    public static int nextPool() {
        synchronized (Rt.internal(numbers)) {
            pools++;
            return pools;
        }
    }

    /** The number in the name of the thread of the next timer that is not given one. */
    public static int nextTimer() {
        synchronized (Rt.internal(numbers)) {
            return timers++;
        }
    }

    /** The identifier of the next thread; that of `main` is 1. */
    public static long nextId() {
        synchronized (Rt.internal(numbers)) {
            ids++;
            return ids;
        }
    }

    /** So many more threads have begun, or fewer. */
    public static void lives(int more) {
        synchronized (Rt.internal(numbers)) {
            living += more;
        }
    }

    public static int living() {
        synchronized (Rt.internal(numbers)) {
            return living;
        }
    }

    /** To be called for a task that has a thread which is not made by the program. */
    public static void unseen() {
        if (threadsCounted) {
            Rt.unsupported("the number of threads where there are those of pools");
        }
    }

    /** The name of the thread of a task that is no thread of the program's own. */
    public static String nameOf(Task task) {
        return isMain(task) ? "main" : task.named == null ? OpenText.ANY : task.named;
    }
}

/** Is reached where a thread is asked for its name or number. */
public final class NamingThreads {
    static {
        Workers.named = true;
        Workers.main = Rt.currentTask();
    }

    private NamingThreads() {
    }

    public static void needed() {
    }
}

/** Is reached where it makes a difference whether a thread is that of `main`, or one of the program's own. */
public final class TellingOutsiders {
    static {
        Workers.main = Rt.currentTask();
    }

    private TellingOutsiders() {
    }

    public static void needed() {
    }
}

/** Is reached where it makes a difference which worker executes a task. */
public final class TellingWorkersApart {
    static {
        Workers.matter = true;
        Workers.main = Rt.currentTask();
    }

    private TellingWorkersApart() {
    }

    public static void needed() {
    }
}

/** Is reached where a pool is asked for numbers of tasks or workers. */
public final class CountingTasks {
    static {
        Workers.counted = true;
        Workers.matter = true;
        Workers.main = Rt.currentTask();
    }

    private CountingTasks() {
    }

    public static void needed() {
    }
}

/** Is reached where threads are counted. */
public final class CountingThreads {
    static {
        Workers.threadsCounted = true;
        Workers.matter = true;
        Workers.main = Rt.currentTask();
    }

    private CountingThreads() {
    }

    public static void needed() {
    }
}

/** Is reached where there are groups of threads. */
public final class Grouping {
    static {
        Workers.grouped = true;
        Workers.matter = true;
        Workers.main = Rt.currentTask();
    }

    private Grouping() {
    }

    public static void needed() {
    }
}

/** Is reached where there are values that threads inherit. */
public final class InheritingLocals {
    static {
        Workers.inherits = true;
        Workers.matter = true;
        Workers.main = Rt.currentTask();
    }

    private InheritingLocals() {
    }

    public static void needed() {
    }
}

/** Is reached where a thread is given a priority. */
public final class SettingPriorities {
    static {
        Workers.prioritised = true;
        Workers.main = Rt.currentTask();
    }

    private SettingPriorities() {
    }

    public static void needed() {
    }
}
