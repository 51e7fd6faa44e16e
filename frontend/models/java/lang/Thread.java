package java.lang;

import scoville.Rt;

/**
 * A thread is a task that no finish waits for, only `join` and the end of the program. Time does not pass, so waiting
 * for a while either ends at once or goes on for as long as need be. Interrupts only set a flag.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    /** What is told of an exception that ends a thread. */
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable thrown);
    }

    private static volatile UncaughtExceptionHandler ofAll;

    private final Runnable target;
    private volatile UncaughtExceptionHandler handler;
    private final Object ended;
    private volatile String name;
    private volatile boolean daemon;
    private volatile int priority = NORM_PRIORITY;
    private volatile boolean interrupted;
    /** 0 new, 1 started; 2 for a task that is no thread of the program's own. */
    private volatile int phase;

    public Thread() {
        this((Runnable) null, null);
    }

    public Thread(Runnable target) {
        this(target, null);
    }

    public Thread(String name) {
        this((Runnable) null, name);
    }

    public Thread(Runnable target, String name) {
        this.target = target;
        this.name = name;
        ended = Rt.cellNew();
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public void start() {
        synchronized (Rt.internal(this)) {
            if (phase != 0) {
                throw new IllegalThreadStateException();
            }
            phase = 1;
        }
        scoville.Body body = () -> body();
        Rt.spawnThread("async", body, null, null);
    }

    private void body() {
        Rt.currentTask().thread = this;
        try {
            run();
        } catch (Throwable thrown) {
            UncaughtExceptionHandler told = handler != null ? handler : ofAll;
            if (told == null) {
                throw thrown;
            }
            told.uncaughtException(this, thrown);
        } finally {
            Rt.cellFill("value", ended, null);
            scoville.Monitors.ended(this);
        }
    }

    /** One that is given takes an exception, which then is no violation. */
    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        ofAll = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return ofAll;
    }

    public final void join() throws InterruptedException {
        if (phase != 0) {
            Rt.cellAwait(ended);
        }
    }

    /** The time is always long enough. */
    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        join();
    }

    public final boolean isAlive() {
        return phase == 2 || phase == 1 && Rt.cellPoll(ended) == 0;
    }

    public State getState() {
        if (phase == 0) {
            return State.NEW;
        }
        if (phase == 1 && Rt.cellPoll(ended) != 0) {
            return State.TERMINATED;
        }
        if (currentThread() != this) {
            Rt.unsupported("the state of a thread that has not ended");
        }
        return State.RUNNABLE;
    }

    public static Thread currentThread() {
        scoville.Task task = Rt.currentTask();
        if (task.thread == null) {
            Thread thread = new Thread((Runnable) null, null);
            thread.phase = 2;
            task.thread = thread;
        }
        return (Thread) task.thread;
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        sleep(millis);
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static boolean holdsLock(Object o) {
        return Rt.holds(o);
    }

    /** The one that it was given; otherwise its number is not promised, and all have the same name. */
    public final String getName() {
        return name != null ? name : phase == 2 ? "main" : "Thread";
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        if (phase != 0) {
            throw new IllegalThreadStateException();
        }
        this.daemon = daemon;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = priority;
    }

    /** Of oneself: what waits would end waiting, which no other thread may cause here. */
    public void interrupt() {
        if (currentThread() != this) {
            Rt.unsupported("interruption of another thread");
        }
        interrupted = true;
    }

    public static boolean interrupted() {
        Thread current = currentThread();
        boolean was = current.interrupted;
        current.interrupted = false;
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public String toString() {
        return "Thread[" + getName() + "," + priority + ",main]";
    }
}

public class IllegalThreadStateException extends IllegalArgumentException {
    public IllegalThreadStateException() {
    }
}

public class Runtime {
    private Runtime() {
    }

    public static Runtime getRuntime() {
        return new Runtime();
    }

    /** Two workers: a stated number that fixes what depends on it. */
    public int availableProcessors() {
        return 2;
    }

    /** 256 MB of memory, half of it free: stated numbers, too. */
    public long totalMemory() {
        return 268435456L;
    }

    public long freeMemory() {
        return 134217728L;
    }

    public long maxMemory() {
        return 268435456L;
    }

    public void gc() {
    }

    public void exit(int status) {
        Rt.halt(status);
    }

    public void halt(int status) {
        Rt.halt(status);
    }
}
