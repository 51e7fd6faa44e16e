package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import scoville.Rt;
import scoville.Task;
import scoville.Workers;

/**
 * The workers of a pool one by one, with their threads: for programs to which it makes a difference which of them executes a task,
 * and for those that make the threads themselves. As in Java, a submission makes a worker as long as there are not enough, and
 * waits in a queue otherwise; who has done a task takes the first of the queue. A worker without a task ends, and goes on as the same
 * thread when there is one for it: whether it waits or not cannot be seen, unless the program waits for its thread.
 */
final class Crew {
    /** As many workers are made before a task waits. */
    private final int core;
    private final int most;
    /** So many tasks may wait; none: a worker that is free takes it, or nobody. */
    private final int capacity;
    private final ThreadFactory factory;
    private int made;
    private final ArrayDeque<Runnable> queue = new ArrayDeque<Runnable>();
    private final ArrayList<Task> free = new ArrayList<Task>();

    Crew(int core, int most, int capacity, ThreadFactory factory) {
        this.core = core;
        this.most = most;
        this.capacity = capacity;
        this.factory = factory;
    }

    /** For a task; whether there is a place for it. */
    boolean give(Runnable task) {
        Task again = null;
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
                queue.addLast(task);
                first = made == 0;
            }
            if (another || first) {
                made++;
            }
        }
        if (another || first) {
            begin(first ? null : task);
        } else if (again != null) {
            goOn(again, capacity == 0 ? task : null);
        }
        return true;
    }

    /** For a task that is ready at any time. There is a worker for it at once. */
    void giveLater(Runnable task) {
        boolean another;
        synchronized (Rt.internal(this)) {
            another = made < core || made == 0;
            if (another) {
                made++;
            }
        }
        boolean daemon = another && begin(null);
        scoville.Body body = () -> give(task);
        if (daemon) {
            Rt.spawnDaemon("async", body, null, null);
        } else {
            Rt.spawnThread("async", body, null, null);
        }
    }

    /** Lets a new worker begin; whether it is a daemon. */
    private boolean begin(Runnable first) {
        Thread thread = factory.newThread(() -> work(first));
        if (thread == null) {
            Rt.unsupported("a thread factory that makes no thread");
        }
        thread.scovilleWorker();
        thread.start();
        return thread.isDaemon();
    }

    private void goOn(Task worker, Runnable first) {
        scoville.Body body = () -> {
            Task me = Rt.currentTask();
            me.goesOnAs(worker);
            me.thread = worker.thread;
            me.daemon = worker.daemon;
            try {
                work(first);
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

    /** Executes tasks, until there is none left. Another worker takes the place of one that fails. */
    private void work(Runnable first) {
        boolean failed = true;
        try {
            Runnable task = first == null ? next() : first;
            while (task != null) {
                task.run();
                task = next();
            }
            failed = false;
        } finally {
            if (failed) {
                begin(null);
            }
        }
    }

    private Runnable next() {
        synchronized (Rt.internal(this)) {
            if (queue.isEmpty()) {
                free.add(Task.thread());
                return null;
            }
            return queue.removeFirst();
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
        return thread;
    }

    private int next() {
        synchronized (Rt.internal(this)) {
            threads++;
            return threads;
        }
    }
}
