package java.lang;

import scoville.Carried;
import scoville.CountingThreads;
import scoville.Grouping;
import scoville.InterruptingItself;
import scoville.InterruptingThreads;
import scoville.Interrupts;
import scoville.NamingThreads;
import scoville.Rt;
import scoville.SettingPriorities;
import scoville.TellingWorkersApart;
import scoville.Workers;

/**
 * A thread is a task that no finish waits for, only `join` and, unless it is a daemon, the end of the program. Time does
 * not pass, so waiting for a while either ends at once or goes on for as long as need be. Of interrupts, see {@link Interrupts}.
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

    /** What is told, in the thread that throws, of an exception that ends it. */
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable thrown);
    }

    private static volatile UncaughtExceptionHandler defaultHandler;

    private final Runnable target;
    private volatile UncaughtExceptionHandler handler;
    private final Object ended;
    private volatile String name;
    private final long id;
    private volatile boolean daemon;
    private volatile boolean virtual;
    /** 0: nobody knows. */
    private volatile int priority = NORM_PRIORITY;
    private volatile boolean interrupted;
    /** 0 new, 1 started; 2 for a task that is no thread of the program's own. */
    private volatile int phase;
    private volatile boolean worker;
    /** Of a worker of a pool: 1 while it is at a task, 2 when it may be at another one. The thread of `main` has no other task. */
    private volatile int work;
    // For LockSupport: the permit, or the cell that who gives one is to fill. They belong to the section of the thread.
    /** What it has of inheritable variables when it begins. */
    private Object inherited;
    private boolean permit;
    private Object parked;
    /** What it belongs to, where the program has groups. */
    private ThreadGroup group;
    /** Whether what has left it has come to nobody. */
    private boolean unhandled;

    public Thread() {
        this(null, numbered());
    }

    public Thread(Runnable target) {
        this(target, numbered());
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, numbered());
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(target, name);
        Grouping.needed();
        if (group != null) {
            this.group = group;
        }
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(group, target, name);
    }

    public Thread(Runnable target, String name) {
        this.target = target;
        this.name = given(name);
        id = Workers.named ? Workers.nextId() : 0;
        ended = Rt.cellNew();
        if (Rt.currentTask().daemon) {
            daemon = true;
        }
        if (Workers.prioritised) {
            priority = priorityHere();
        }
        if (Workers.inherits) {
            inherited = ThreadLocal.scovilleInherited();
        }
        if (Workers.grouped) {
            group = currentThread().group;
        }
    }

    /** That of the current thread; nobody has given one to a thread that has not been asked for. */
    private static int priorityHere() {
        scoville.Task task = scoville.Task.thread();
        if (task.thread != null) {
            return ((Thread) task.thread).priority;
        }
        return Workers.isMain(task) ? NORM_PRIORITY : 0;
    }

    private static String numbered() {
        return Workers.named ? "Thread-" + Workers.nextThread() : "";
    }

    private static String given(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        return name;
    }

    /** Stands for a task that is no thread of the program's own. */
    private Thread(scoville.Task task) {
        target = null;
        ended = Rt.cellNew();
        daemon = task.daemon;
        phase = 2;
        id = Workers.named && Workers.isMain(task) ? 1 : 0;
        if (Workers.named) {
            name = Workers.nameOf(task);
        }
        if (Workers.prioritised && !Workers.isMain(task)) {
            priority = 0;
        }
        if (Interrupts.threads && Interrupts.isMain(task)) {
            work = 1;
        }
        if (Workers.grouped && Workers.isMain(task)) {
            group = ThreadGroup.scovilleOfMain();
        }
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
        if (scoville.Ending.possible && !daemon && Rt.currentTask().ending) {
            Rt.unsupported("starting a thread that is no daemon at the end of the program");
        }
        if (Workers.threadsCounted) {
            if (worker) {
                Workers.unseen();
            }
            lives(1);
        }
        if (daemon) {
            scoville.Body body = () -> {
                Carried.nothing();
                Rt.currentTask().daemon = true;
                body();
            };
            Rt.spawnDaemon("async", body, null, null);
        } else {
            scoville.Body body = () -> {
                Carried.nothing();
                body();
            };
            Rt.spawnThread("async", body, null, null);
        }
    }

    /** For what is done at the end of the program: begins as a task of the innermost scope. */
    public void scovilleBegin() {
        synchronized (Rt.internal(this)) {
            if (phase != 0) {
                throw new IllegalThreadStateException();
            }
            phase = 1;
        }
        scoville.Body body = () -> {
            // The program does not wait for what it starts.
            Rt.currentTask().daemon = true;
            Rt.currentTask().ending = true;
            body();
        };
        Rt.spawn("async", body, null, null);
    }

    private void body() {
        Rt.currentTask().thread = this;
        if (Workers.inherits) {
            Rt.currentTask().locals = inherited;
        }
        try {
            run();
        } catch (Throwable e) {
            scovilleUncaught(e);
        } finally {
            if (Workers.threadsCounted) {
                lives(-1);
            }
            Rt.cellFill("value", ended, null);
            scoville.Monitors.ended(this);
        }
    }

    /** The thread of `main` is over; the end of the program is that of all threads. */
    public void scovilleMainEnded() {
        if (Workers.threadsCounted) {
            lives(-1);
        }
        Rt.cellFill("value", ended, null);
        scoville.Monitors.ended(this);
    }

    /** What leaves the thread goes to its handler, whose own exceptions are ignored, or else is nobody's. */
    public void scovilleUncaught(Throwable e) {
        UncaughtExceptionHandler own = handler;
        if (Workers.grouped && own == null && group != null) {
            try {
                group.uncaughtException(this, e);
            } catch (Throwable ignored) {
            }
            if (unhandled) {
                e.$describe();
                throw e;
            }
            return;
        }
        UncaughtExceptionHandler all = own != null ? own : defaultHandler;
        if (all == null) {
            e.$describe();
            throw e;
        }
        try {
            all.uncaughtException(this, e);
        } catch (Throwable ignored) {
        }
    }

    void scovilleUnhandled() {
        unhandled = true;
    }

    /** None of a thread that has ended. */
    public final ThreadGroup getThreadGroup() {
        Grouping.needed();
        if (phase == 1 && Rt.cellPoll(ended) != 0) {
            return null;
        }
        if (group == null) {
            Rt.unsupported("the group of a thread that the program has not made");
        }
        return group;
    }

    /** Without one of its own and one for all threads there is none: what leaves the thread is a violation. */
    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    public static Builder.OfPlatform ofPlatform() {
        return new Builder.OfPlatform();
    }

    public static Builder.OfVirtual ofVirtual() {
        return new Builder.OfVirtual();
    }

    public static Thread startVirtualThread(Runnable body) {
        return ofVirtual().start(body);
    }

    /** Of threads that are to be made; `OfVirtual` makes daemons. */
    public static abstract class Builder {
        private String name;
        /** The number that follows the name; none: -1. */
        private long next = -1;
        /** Null: as the thread that makes it. */
        Boolean daemon;
        private UncaughtExceptionHandler handler;

        void called(String name) {
            if (name == null) {
                throw new NullPointerException("name cannot be null");
            }
            this.name = name;
            next = -1;
        }

        void called(String prefix, long start) {
            if (start < 0) {
                throw new IllegalArgumentException("'start' is negative");
            }
            called(prefix);
            next = start;
        }

        private String nextName() {
            if (name == null) {
                return unnamed();
            }
            if (next < 0) {
                return name;
            }
            long number = next;
            next++;
            return name + number;
        }

        /** Makes threads as this builder does now. */
        public java.util.concurrent.ThreadFactory factory() {
            Builder as = copy();
            as.name = name;
            as.next = next;
            as.daemon = daemon;
            as.handler = handler;
            return body -> {
                synchronized (Rt.internal(as)) {
                    return as.unstarted(body);
                }
            };
        }

        abstract Builder copy();

        void handledBy(UncaughtExceptionHandler handler) {
            if (handler == null) {
                throw new NullPointerException();
            }
            this.handler = handler;
        }

        public Thread unstarted(Runnable body) {
            if (body == null) {
                throw new NullPointerException();
            }
            Thread thread = new Thread(body, nextName());
            if (daemon != null) {
                thread.daemon = daemon;
            }
            if (isVirtual()) {
                thread.virtual = true;
                thread.priority = NORM_PRIORITY;
            }
            thread.handler = handler;
            return thread;
        }

        boolean isVirtual() {
            return false;
        }

        /** What it is called without a name. */
        String unnamed() {
            return numbered();
        }

        public Thread start(Runnable body) {
            Thread thread = unstarted(body);
            thread.start();
            return thread;
        }

        public static class OfPlatform extends Builder {
            public OfPlatform name(String name) {
                called(name);
                return this;
            }

            public OfPlatform name(String prefix, long start) {
                called(prefix, start);
                return this;
            }

            Builder copy() {
                return new OfPlatform();
            }

            public OfPlatform daemon() {
                return daemon(true);
            }

            public OfPlatform daemon(boolean on) {
                daemon = on;
                return this;
            }

            public OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler handler) {
                handledBy(handler);
                return this;
            }
        }

        public static class OfVirtual extends Builder {
            OfVirtual() {
                daemon = true;
            }

            boolean isVirtual() {
                return true;
            }

            String unnamed() {
                return "";
            }

            Builder copy() {
                return new OfVirtual();
            }

            public OfVirtual name(String prefix, long start) {
                called(prefix, start);
                return this;
            }

            public OfVirtual name(String name) {
                called(name);
                return this;
            }

            public OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler handler) {
                handledBy(handler);
                return this;
            }
        }
    }

    public final void join() throws InterruptedException {
        if (worker) {
            Rt.unsupported("waiting for the thread of a pool's worker");
        }
        if (phase != 0) {
            Interrupts.untilTold(ended);
            Rt.cellAwait(ended);
        }
    }

    /** The time is long enough, if anything else goes on; 0 is no limit. */
    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0) {
            join();
        } else {
            join(true);
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        join(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    @scoville.TimeLimit
    private void join(boolean limited) throws InterruptedException {
        try {
            join();
        } catch (scoville.TimeOver e) {
        }
    }

    /** Whether nothing is done in it but this. */
    public boolean scovilleOnlyRuns(Runnable body) {
        return target == body && Rt.className(this).equals("java.lang.Thread");
    }

    /** It has not that of the thread that makes it; 0: nobody knows. */
    public void scovillePriority(int own) {
        if (Workers.prioritised) {
            priority = own;
        }
    }

    /** It is a worker of a pool: when it ends is not known. */
    public void scovilleWorker() {
        worker = true;
    }

    /** A thread that has not been started gets no permit. */
    public void scovilleUnpark() {
        Object waits;
        synchronized (Rt.internal(this)) {
            waits = parked;
            parked = null;
            permit |= waits == null && phase != 0;
        }
        if (waits != null) {
            Rt.cellFill("value", waits, null);
        }
    }

    /** Takes the permit, if there is one. Only for the thread itself. Who interrupts it gives a permit, too. */
    public void scovillePark(boolean limited) {
        scoville.Blocking.here();
        Object mine = null;
        boolean waits = !limited && !Interrupts.pending();
        synchronized (Rt.internal(this)) {
            if (permit) {
                permit = false;
            } else if (waits) {
                mine = Rt.cellNew();
                parked = mine;
            }
        }
        if (mine != null) {
            Rt.cellAwait(mine);
        }
    }

    public final boolean isVirtual() {
        return virtual;
    }

    public final boolean isAlive() {
        if (worker && Rt.currentTask().thread != this) {
            Rt.unsupported("whether the thread of a pool's worker is alive");
        }
        return phase != 0 && Rt.cellPoll(ended) == 0;
    }

    @scoville.TimeLimit
    public final boolean join(java.time.Duration limit) throws InterruptedException {
        if (limit.isZero() || limit.isNegative()) {
            Interrupts.check();
            return !isAlive();
        }
        try {
            join();
            return true;
        } catch (scoville.TimeOver e) {
            return false;
        }
    }

    public State getState() {
        if (phase == 0) {
            return State.NEW;
        }
        if (Rt.cellPoll(ended) != 0) {
            return State.TERMINATED;
        }
        if (currentThread() != this) {
            Rt.unsupported("the state of a thread that has not ended");
        }
        return State.RUNNABLE;
    }

    /** What the front end calls for `getState()` where it is only compared with `NEW` or `TERMINATED`. */
    State scovilleNewOrOver() {
        return phase == 0 ? State.NEW : isAlive() ? State.RUNNABLE : State.TERMINATED;
    }

    /** What the front end calls for `currentThread()`, unless it only serves to ask the thread for what does not tell it from others. */
    static Thread scovilleIdentity() {
        TellingWorkersApart.needed();
        return currentThread();
    }

    public static Thread currentThread() {
        scoville.Task task = scoville.Task.thread();
        if (task.thread == null) {
            task.thread = new Thread(task);
        }
        return (Thread) task.thread;
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (Interrupts.pending()) {
            throw Interrupts.taken("sleep interrupted");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        sleep(millis);
    }

    public static void sleep(java.time.Duration time) throws InterruptedException {
        sleep(time.isNegative() ? 0 : 1);
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    /** None before it begins and after its end. */
    public StackTraceElement[] getStackTrace() {
        boolean goesOn = Rt.currentTask().thread == this || phase == 2 || isAlive();
        return goesOn ? StackTraceElement.scovilleUnknown() : new StackTraceElement[0];
    }

    /** How many threads have begun and not ended. Those of pools may stay when they have nothing to do. */
    public static int activeCount() {
        CountingThreads.needed();
        return Workers.grouped ? currentThread().getThreadGroup().activeCount() : Workers.living();
    }

    private void lives(int more) {
        if (!Workers.grouped) {
            Workers.lives(more);
        } else if (group != null) {
            group.scovilleLives(more);
        }
    }

    /** For the library: the current thread, whose end may be asked for. */
    public static Thread scovilleWatched() {
        TellingWorkersApart.needed();
        return currentThread();
    }

    /** Whether it has ended; that of a pool may always go on. */
    public boolean scovilleIsOver() {
        return !worker && Rt.cellPoll(ended) != 0;
    }

    /** Classes come from one place. */
    public ClassLoader getContextClassLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public void setContextClassLoader(ClassLoader loader) {
        if (loader != ClassLoader.getSystemClassLoader()) {
            Rt.unsupported("classes from another place");
        }
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public final void checkAccess() {
    }

    public static boolean holdsLock(Object o) {
        return Rt.holds(o);
    }

    public final String getName() {
        NamingThreads.needed();
        return name;
    }

    /** For texts of the library, which ask for no names: what is known without. */
    public String scovilleName() {
        return Workers.named ? name : scoville.OpenText.ANY;
    }

    /** Unique, and greater for a thread that is made later. */
    public long getId() {
        NamingThreads.needed();
        if (id == 0) {
            Rt.unsupported("the number of the thread that executes a task");
        }
        return id;
    }

    public final long threadId() {
        return getId();
    }

    public final void setName(String name) {
        this.name = given(name);
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        if (virtual && !daemon) {
            throw new IllegalArgumentException("'false' not legal for virtual threads");
        }
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        this.daemon = daemon;
    }

    public final int getPriority() {
        if (priority == 0) {
            Rt.unsupported("the priority of a thread that the library makes, or that comes from one");
        }
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        SettingPriorities.needed();
        if (!virtual) {
            this.priority = priority;
        }
    }

    /** Its flag is set even if it has not begun, or has ended. Where a worker is between tasks is not known. */
    public void interrupt() {
        InterruptingThreads.needed();
        if (Rt.currentTask().thread != this) {
            int at = work;
            if (at == 2 || at == 0 && phase == 2) {
                Rt.unsupported("interrupting a worker that may be at another task");
            }
        }
        scovilleInterrupt();
    }

    /** What the front end calls for `Thread.currentThread().interrupt()`, unless a subclass overrides that. */
    void scovilleInterruptSelf() {
        InterruptingItself.needed();
        scovilleInterrupt();
    }

    /** Who is parked goes on, and who parks later does: an interrupt is a permit, too, as in the virtual machine. */
    public void scovilleInterrupt() {
        interrupted = true;
        if (Rt.currentTask().thread == this) {
            Rt.currentTask().interrupted = true;
        }
        scovilleUnpark();
    }

    /** Whether it is a thread that the program or a pool has made. */
    public boolean scovilleIsOwn() {
        return phase != 2;
    }

    public boolean scovilleFlag() {
        return interrupted;
    }

    /** Only for the thread itself, where its flag has been seen: else an interrupt that has come since would be lost. */
    public void scovilleClear() {
        interrupted = false;
        Rt.currentTask().interrupted = false;
    }

    /** For executors, where threads are interrupted by their objects: the current one, a worker, is at a task now, or not any more. */
    public void scovilleWorks(boolean now) {
        work = now ? 1 : 2;
        if (now) {
            interrupted();
        }
    }

    public static boolean interrupted() {
        if (!Interrupts.pending()) {
            return false;
        }
        currentThread().scovilleClear();
        return true;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public String toString() {
        boolean over = Rt.currentTask().thread != this && phase == 1 && Rt.cellPoll(ended) != 0;
        String in = over ? "" : Workers.grouped && group != null ? group.getName() : "main";
        return "Thread[" + getName() + "," + getPriority() + "," + in + "]";
    }
}

public class IllegalThreadStateException extends IllegalArgumentException {
    public IllegalThreadStateException() {
    }

    public IllegalThreadStateException(String message) {
        super(message);
    }
}

public class Runtime {
    private Runtime() {
    }

    private static final Runtime ONLY = new Runtime();

    public static Runtime getRuntime() {
        return ONLY;
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
        scoville.Ending.now();
        Rt.halt(status);
    }

    public void addShutdownHook(Thread hook) {
        scoville.Hooks.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return scoville.Hooks.remove(hook);
    }

    public void halt(int status) {
        Rt.halt(status);
    }
}
