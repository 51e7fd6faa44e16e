package java.util;

import java.util.concurrent.ScheduledThreadPoolExecutor;
import scoville.Repeated;
import scoville.Rt;
import scoville.Workers;

/** A worker that executes its tasks one by one. Delays may be as long as need be: tasks begin at any time, in any order. */
public class Timer {
    private final ScheduledThreadPoolExecutor worker;

    public Timer() {
        this(false);
    }

    public Timer(boolean daemon) {
        this(Workers.named ? "Timer-" + Workers.nextTimer() : "", daemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean daemon) {
        if (name == null) {
            throw new NullPointerException("name is null");
        }
        worker = ScheduledThreadPoolExecutor.$ofTimer(daemon, body -> {
            Thread thread = new Thread(body, name);
            thread.setDaemon(daemon);
            // It is that of who makes the timer; the thread is made later.
            thread.scovillePriority(0);
            return thread;
        });
    }

    private void add(TimerTask task, long delay, long period) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
        if (worker.isShutdown()) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        task.begin();
        Runnable once = () -> run(task, period);
        worker.$delayed(period == 0 ? once : new Repeated() {
            public void run() {
                once.run();
            }

            public boolean goesOn() {
                return !worker.isShutdown() && !task.isOver();
            }
        });
    }

    private void run(TimerTask task, long period) {
        if (worker.isShutdown() || !task.goesOn(period > 0)) {
            return;
        }
        try {
            task.run();
        } catch (Throwable t) {
            worker.shutdown();
            throw t;
        }
    }

    public void schedule(TimerTask task, long delay) {
        add(task, delay, 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
        add(task, delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        schedule(task, delay, period);
    }

    /** What has not begun does not begin any more. */
    public void cancel() {
        worker.shutdown();
    }

    public int purge() {
        return 0;
    }
}

public abstract class TimerTask implements Runnable {
    private static final int NEW = 0;
    private static final int SCHEDULED = 1;
    private static final int DONE = 2;
    private static final int CANCELLED = 3;
    private int state;

    protected TimerTask() {
    }

    public abstract void run();

    void begin() {
        synchronized (Rt.internal(this)) {
            if (state != NEW) {
                throw new IllegalStateException("Task already scheduled or cancelled");
            }
            state = SCHEDULED;
        }
    }

    /** Whether it is to run now, for the last time or not. */
    boolean goesOn(boolean again) {
        synchronized (Rt.internal(this)) {
            if (state != SCHEDULED) {
                return false;
            }
            state = again ? SCHEDULED : DONE;
            return true;
        }
    }

    boolean isOver() {
        synchronized (Rt.internal(this)) {
            return state != SCHEDULED;
        }
    }

    public boolean cancel() {
        synchronized (Rt.internal(this)) {
            boolean was = state == SCHEDULED;
            state = CANCELLED;
            return was;
        }
    }

    public long scheduledExecutionTime() {
        return System.currentTimeMillis();
    }
}
