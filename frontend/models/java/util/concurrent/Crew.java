package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.Predicate;
import scoville.Carried;
import scoville.Rt;
import scoville.Task;
import scoville.Workers;

/**
 * The workers of a pool one by one, with their threads: for programs to which it makes a difference which of them executes a task,
 * and for those that make the threads themselves. As in Java, a submission makes a worker as long as there are not enough, and
 * waits in a queue otherwise; who has done a task takes the first of the queue. A worker without a task ends, and goes on as the same
 * thread when there is one for it: whether it waits or not cannot be seen, unless the program waits for its thread, or its thread
 * does something of its own in the end. Such a one does wait, for a task or the end of the pool.
 */
final class Crew {
    /** As many workers are made before a task waits. */
    private int core;
    private int most;
    /** So many tasks may wait; none: a worker that is free takes it, or nobody. */
    private final int capacity;
    private volatile ThreadFactory factory;
    /** Whether a worker executes one task only. */
    private final boolean once;
    private int made;
    /** Whether tasks are compared by their own order. */
    private boolean byTheirOrder;
    private final Queue<Runnable> queue;
    private final ArrayList<Idle> free = new ArrayList<Idle>();
    // Counted for those who ask.
    private int active;
    private int completed;
    private boolean lost;
    private boolean dropped;
    /** What is left in the queue is still executed. */
    private boolean closed;

    /** A worker without a task. */
    private static final class Idle {
        final Task worker;
        /** Filled for one that waits; null for one that has ended. */
        final Object told;

        Idle(Task worker, Object told) {
            this.worker = worker;
            this.told = told;
        }
    }

    /** One that has a thread for each task. */
    Crew(ThreadFactory factory) {
        this(0, Integer.MAX_VALUE, 0, factory, true, new ArrayDeque<Runnable>());
    }

    Crew(int core, int most, int capacity, ThreadFactory factory) {
        this(core, most, capacity, factory, false, new ArrayDeque<Runnable>());
    }

    /** One whose tasks wait in this order; null: that of the tasks themselves. */
    static Crew ordered(int core, ThreadFactory factory, Comparator<? super Runnable> order) {
        Comparator<Runnable> ofTurns = (a, b) -> {
            Runnable first = ((ThreadPoolExecutor.Turn) a).mine.body;
            Runnable second = ((ThreadPoolExecutor.Turn) b).mine.body;
            return order != null ? order.compare(first, second) : ((Comparable<Runnable>) first).compareTo(second);
        };
        Crew crew = new Crew(core, core, Integer.MAX_VALUE, factory, false, new PriorityQueue<Runnable>(11, ofTurns));
        crew.byTheirOrder = order == null;
        return crew;
    }

    private Crew(int core, int most, int capacity, ThreadFactory factory, boolean once, Queue<Runnable> queue) {
        this.queue = queue;
        this.once = once;
        this.core = core;
        this.most = most;
        this.capacity = capacity;
        this.factory = factory;
    }

    /** For a task; whether there is a place for it. */
    boolean give(Runnable task) {
        Idle again = null;
        boolean another;
        boolean first = false;
        synchronized (Rt.internal(this)) {
            boolean waits = made >= core && (capacity == 0 ? free.size() > 0 : queue.size() < capacity);
            another = !waits && made < most;
            if (!waits && !another) {
                return false;
            }
            if (waits && free.size() > 0) {
                // Which one is not promised.
                again = free.remove(Rt.chooseInt(0, free.size() - 1));
            }
            if (waits && capacity > 0) {
                waits(task);
                first = made == 0;
            }
            if (another || first) {
                made++;
            }
        }
        if (another || first) {
            begin(first ? null : task);
        } else if (again != null) {
            Runnable mine = capacity == 0 ? task : null;
            if (again.told == null) {
                goOn(again.worker, mine);
            } else {
                Rt.cellFill("value", again.told, mine);
            }
        }
        return true;
    }

    ThreadFactory factory() {
        return factory;
    }

    void makeBy(ThreadFactory factory) {
        this.factory = factory;
    }

    /** Workers that there are already stay, so they must not be more. For what waits there are others at once, as far as they may be. */
    void resize(int core, int most) {
        int more;
        synchronized (Rt.internal(this)) {
            if (core < this.core && made > core || made > most) {
                Rt.unsupported("a pool that is made smaller than the number of its workers");
            }
            more = Math.min(core - Math.max(this.core, made), queue.size());
            this.core = core;
            this.most = most;
        }
        for (int i = 0; i < more; i++) {
            beginsEarly();
        }
    }

    /** Another worker before there is a task for it, unless there are enough. */
    boolean beginsEarly() {
        synchronized (Rt.internal(this)) {
            if (made >= core) {
                return false;
            }
            made++;
        }
        begin(null);
        return true;
    }

    /** Whether there is a place in the queue, into which it goes without a look at how many workers there are. */
    boolean enqueue(Runnable task) {
        Idle again;
        synchronized (Rt.internal(this)) {
            if (capacity == 0 || made == 0) {
                Rt.unsupported("a task in the queue of an executor that has no queue, or no worker yet");
            }
            if (queue.size() >= capacity) {
                return false;
            }
            waits(task);
            again = free.size() > 0 ? free.remove(Rt.chooseInt(0, free.size() - 1)) : null;
        }
        if (again != null && again.told == null) {
            goOn(again.worker, null);
        } else if (again != null) {
            Rt.cellFill("value", again.told, null);
        }
        return true;
    }

    /** Takes what waits for a worker out of the queue. */
    ArrayList<ThreadPoolExecutor.Turn> take(Predicate<Runnable> which, int most) {
        ArrayList<ThreadPoolExecutor.Turn> taken = new ArrayList<>();
        synchronized (Rt.internal(this)) {
            ArrayList<Runnable> all = new ArrayList<>(queue.size());
            while (!queue.isEmpty()) {
                all.add(queue.remove());
            }
            for (Runnable task : all) {
                ThreadPoolExecutor.Turn turn = task instanceof ThreadPoolExecutor.Turn ? (ThreadPoolExecutor.Turn) task : null;
                if (turn != null && taken.size() < most && which.test(turn.mine.body)) {
                    taken.add(turn);
                } else {
                    queue.add(task);
                }
            }
        }
        return taken;
    }

    private void waits(Runnable task) {
        if (byTheirOrder) {
            Comparable<?> known = (Comparable<?>) ((ThreadPoolExecutor.Turn) task).mine.body;
        }
        queue.add(task);
    }

    /** For a task that is ready at any time once `after` is filled, if there is that; then it fills `begun`. There is a worker for it at once. */
    void giveLater(Runnable task, Object after, Object begun) {
        boolean another;
        synchronized (Rt.internal(this)) {
            another = made < core || made == 0;
            if (another) {
                made++;
            }
        }
        boolean daemon = another && begin(null);
        scoville.Body body = () -> {
            give(task);
            if (begun != null) {
                Rt.cellFill("value", begun, null);
            }
        };
        Object[] awaits = after != null ? new Object[] {after} : null;
        if (daemon) {
            Rt.spawnDaemon("async", body, awaits, null);
        } else {
            Rt.spawnThread("async", body, awaits, null);
        }
    }

    /** What the thread of a worker executes. */
    private final class Work implements Runnable {
        private final Runnable first;
        /** Whether that is all that its thread does. */
        boolean alone;

        Work(Runnable first) {
            this.first = first;
        }

        public void run() {
            work(first, !alone);
        }
    }

    /** Lets a new worker begin; whether it is a daemon. */
    private boolean begin(Runnable first) {
        Work work = new Work(first);
        Thread thread = factory.newThread(work);
        if (thread == null) {
            Rt.unsupported("a thread factory that makes no thread");
        }
        work.alone = thread.scovilleOnlyRuns(work);
        thread.scovilleWorker();
        thread.start();
        return thread.isDaemon();
    }

    private void goOn(Task worker, Runnable first) {
        scoville.Body body = () -> {
            Carried.nothing();
            Task me = Rt.currentTask();
            me.goesOnAs(worker);
            me.thread = worker.thread;
            me.daemon = worker.daemon;
            try {
                work(first, false);
            } catch (Throwable e) {
                ((Thread) worker.thread).scovilleUncaught(e);
            }
        };
        if (worker.daemon) {
            Rt.spawnDaemon("async", body, null, null);
        } else {
            Rt.spawnThread("async", body, null, null);
        }
    }

    /** Executes tasks, until there is none left, or, if it stays, none can come. Another worker takes the place of one that fails. */
    private void work(Runnable first, boolean stays) {
        boolean failed = true;
        try {
            Runnable task = first == null ? next(stays) : first;
            while (task != null) {
                task.run();
                task = next(stays);
            }
            failed = false;
        } finally {
            if (failed && Workers.counted) {
                synchronized (Rt.internal(this)) {
                    lost = true;
                }
            }
            if (failed && !once && !over()) {
                begin(null);
            }
        }
    }

    void takesUp() {
        synchronized (Rt.internal(this)) {
            active++;
        }
    }

    void hasDone() {
        synchronized (Rt.internal(this)) {
            completed++;
        }
        synchronized (Rt.internal(this)) {
            active--;
        }
    }

    /** What waits is not there any more. */
    void drops() {
        synchronized (Rt.internal(this)) {
            dropped = true;
        }
    }

    int active() {
        synchronized (Rt.internal(this)) {
            return active;
        }
    }

    int completed() {
        synchronized (Rt.internal(this)) {
            return completed;
        }
    }

    int allTasks() {
        synchronized (Rt.internal(this)) {
            return completed + active + (dropped ? 0 : queue.size());
        }
    }

    int waiting() {
        synchronized (Rt.internal(this)) {
            return dropped ? 0 : queue.size();
        }
    }

    int places() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - waiting();
    }

    int made() {
        synchronized (Rt.internal(this)) {
            return made;
        }
    }

    /** Workers without a task may have ended, if there are more than `core` or all may end. */
    int present(int core, boolean allEnd) {
        int n;
        boolean open;
        synchronized (Rt.internal(this)) {
            n = made;
            open = lost || free.size() > 0 && (allEnd || made > core);
        }
        if (open) {
            Rt.unsupported("the number of workers of a pool, of which some may have ended");
        }
        return n;
    }

    private boolean over() {
        synchronized (Rt.internal(this)) {
            return closed && queue.isEmpty();
        }
    }

    private Runnable next(boolean stays) {
        while (!once) {
            Object told;
            synchronized (Rt.internal(this)) {
                if (!queue.isEmpty()) {
                    return queue.remove();
                }
                if (stays && closed) {
                    return null;
                }
                told = stays ? Rt.cellNew() : null;
                free.add(new Idle(Task.thread(), told));
            }
            if (!stays) {
                return null;
            }
            Runnable task = handed(told);
            if (task != null) {
                return task;
            }
        }
        return null;
    }

    /** How long a worker waits for tasks is not known. */
    @scoville.Idle
    private static Runnable handed(Object told) {
        Rt.cellAwait(told);
        return (Runnable) Rt.cellValue();
    }

    /** No more can come. */
    void close() {
        ArrayList<Idle> waiting = new ArrayList<Idle>();
        synchronized (Rt.internal(this)) {
            closed = true;
            for (int i = free.size() - 1; i >= 0; i--) {
                if (free.get(i).told != null) {
                    waiting.add(free.remove(i));
                }
            }
        }
        for (Idle idle : waiting) {
            Rt.cellFill("value", idle.told, null);
        }
    }
}

/** Makes threads with the names that those of pools have. */
final class PoolThreads implements ThreadFactory {
    private final int pool;
    private int threads;

    PoolThreads() {
        pool = Workers.named ? Workers.nextPool() : 0;
    }

    public Thread newThread(Runnable body) {
        Thread thread = new Thread(body, Workers.named ? "pool-" + pool + "-thread-" + next() : "");
        thread.setDaemon(false);
        thread.scovillePriority(Thread.NORM_PRIORITY);
        return thread;
    }

    private int next() {
        synchronized (Rt.internal(this)) {
            threads++;
            return threads;
        }
    }
}
