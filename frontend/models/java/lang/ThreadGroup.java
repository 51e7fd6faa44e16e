package java.lang;

import scoville.Rt;

/** A group of threads has a name, a largest priority, and handles what its threads do not. Who belongs to it is not known to it. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    /** The group of `main`. */
    private static final class Main {
        static final ThreadGroup ONLY = new ThreadGroup("main", new ThreadGroup("system", null, 10), 10);
    }

    private static final Object COUNTS = new Object();

    private final String name;
    private final ThreadGroup parent;
    private int maxPriority;
    private boolean daemon;
    /** How many threads there are in it, if somebody asks; in that of `main`, its own is there. */
    private int living;

    private ThreadGroup(String name, ThreadGroup parent, int maxPriority) {
        this.name = name;
        this.parent = parent;
        this.maxPriority = maxPriority;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this(name, parent, parent.getMaxPriority());
        daemon = parent.isDaemon();
    }

    /** Those in the groups below, too. The virtual machine has some of its own in the outermost one. */
    public int activeCount() {
        scoville.CountingThreads.needed();
        Thread.scovilleWatched();
        if (parent == null) {
            Rt.unsupported("how many threads the virtual machine has");
        }
        synchronized (Rt.internal(COUNTS)) {
            return living + (this == Main.ONLY ? 1 : 0);
        }
    }

    void scovilleLives(int more) {
        synchronized (Rt.internal(COUNTS)) {
            for (ThreadGroup g = this; g != null; g = g.parent) {
                g.living += more;
            }
        }
    }

    static ThreadGroup scovilleOfMain() {
        return Main.ONLY;
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        synchronized (Rt.internal(this)) {
            return maxPriority;
        }
    }

    public final void setMaxPriority(int priority) {
        Rt.unsupported("changing the largest priority of a group of threads");
    }

    public final boolean isDaemon() {
        synchronized (Rt.internal(this)) {
            return daemon;
        }
    }

    /** Has no effect on its threads. */
    public final void setDaemon(boolean daemon) {
        synchronized (Rt.internal(this)) {
            this.daemon = daemon;
        }
    }

    public final boolean parentOf(ThreadGroup group) {
        for (ThreadGroup g = group; g != null; g = g.parent) {
            if (g == this) {
                return true;
            }
        }
        return false;
    }

    /** Goes on to the group around this one, and at last to the handler for all threads, if there is one. */
    public void uncaughtException(Thread thread, Throwable thrown) {
        if (parent != null) {
            parent.uncaughtException(thread, thrown);
            return;
        }
        Thread.UncaughtExceptionHandler all = Thread.getDefaultUncaughtExceptionHandler();
        if (all != null) {
            all.uncaughtException(thread, thrown);
        } else {
            thread.scovilleUnhandled();
        }
    }

    public final void checkAccess() {
    }

    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + getMaxPriority() + "]";
    }
}
