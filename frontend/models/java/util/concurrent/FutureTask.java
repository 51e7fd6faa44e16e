package java.util.concurrent;

import java.util.Objects;
import scoville.Cancelling;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Rt;

/** Who is at a task, for those that cancel it. */
final class Runner {
    private Thread thread;
    /** Filled when who has cancelled the task has interrupted the thread, unless it need not. */
    private final Object told = Rt.cellNew();

    /** Whether it has to be known. */
    static boolean matters() {
        return Interrupts.byOthers && Interrupts.cancels;
    }

    /** The current thread begins, before it looks whether the task has been cancelled. */
    void begins() {
        Thread me = Thread.currentThread();
        Rt.currentTask().worker = true;
        synchronized (Rt.internal(this)) {
            thread = me;
        }
    }

    /** It is done. An interrupt comes before this returns, or never. */
    void ends(Object cell) {
        synchronized (Rt.internal(this)) {
            thread = null;
        }
        if (Rt.cellPoll(cell) == 3) {
            Rt.cellAwait(told);
        }
    }

    boolean cancel(Object cell, boolean interrupts) {
        if (!Rt.cellFill("cancel", cell, null)) {
            return false;
        }
        if (interrupts) {
            Thread it;
            synchronized (Rt.internal(this)) {
                it = thread;
            }
            if (it != null) {
                it.scovilleInterrupt();
            }
        }
        Rt.cellFill("value", told, null);
        return true;
    }
}

/** A task's result as a cell. A task that exists has begun, as far as anybody can tell, and goes on when it is cancelled. */
public class FutureTask<V> implements RunnableFuture<V> {
    /** For the library. */
    final Object cell;
    private final Callable<V> body;
    private Runner runner;
    private volatile boolean ran;

    public FutureTask(Callable<V> body) {
        if (body == null) {
            throw new NullPointerException();
        }
        this.body = body;
        cell = Rt.cellNew();
        if (Runner.matters()) {
            runner = new Runner();
        }
    }

    public FutureTask(Runnable body, V result) {
        this(Executors.callable(body, result));
    }

    public void run() {
        if (!claim()) {
            return;
        }
        if (Runner.matters()) {
            runner.begins();
            perform();
            runner.ends(cell);
        } else {
            perform();
        }
    }

    private void perform() {
        if (Rt.cellPoll(cell) != 0) {
            return;
        }
        V value;
        try {
            value = body.call();
        } catch (Throwable t) {
            setException(t);
            return;
        }
        set(value);
    }

    /** Whether nobody else is at it, or was. */
    private boolean claim() {
        synchronized (Rt.internal(this)) {
            boolean first = !ran;
            ran = true;
            return first;
        }
    }

    /** Whether it has come to its end, without a result, and can do so again. */
    protected boolean runAndReset() {
        if (!claim()) {
            return false;
        }
        if (Runner.matters()) {
            runner.begins();
        }
        boolean again = false;
        if (Rt.cellPoll(cell) == 0) {
            try {
                body.call();
                again = true;
            } catch (Throwable t) {
                setException(t);
            }
        }
        if (Runner.matters()) {
            runner.ends(cell);
        }
        ran = false;
        return again && Rt.cellPoll(cell) == 0;
    }

    protected void set(V value) {
        if (Rt.cellFill("value", cell, value)) {
            done();
        }
    }

    protected void setException(Throwable t) {
        if (Rt.cellFill("exception", cell, t)) {
            done();
        }
    }

    /** Called by who has completed or cancelled it; those that wait for it do not wait for this. */
    protected void done() {
    }

    public V get() throws InterruptedException, ExecutionException {
        Interrupts.until(cell);
        int state = Rt.cellAwait(cell);
        Object value = Rt.cellValue();
        if (state == 3) {
            throw new CancellationException();
        }
        if (state == 2) {
            throw new ExecutionException(told((Throwable) value));
        }
        return (V) value;
    }

    /** What the current thread gets to know of what it has failed with. */
    Throwable told(Throwable t) {
        return t;
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Objects.requireNonNull(unit);
        if (timeout <= 0 && Rt.cellPoll(cell) == 0) {
            Interrupts.check();
            throw new TimeoutException();
        }
        try {
            return get();
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    public boolean isDone() {
        return Rt.cellPoll(cell) != 0;
    }

    public boolean isCancelled() {
        return Rt.cellPoll(cell) == 3;
    }

    public String toString() {
        int state = Rt.cellPoll(cell);
        Object value = Rt.cellValue();
        switch (state) {
            case 0:
                // What it executes is part of the text, and a lambda in most cases.
                return super.toString() + "[Not completed" + OpenText.ANY + "]";
            case 1:
                return super.toString() + "[Completed normally]";
            case 2:
                return super.toString() + "[Completed exceptionally: " + value + "]";
            default:
                return super.toString() + "[Cancelled]";
        }
    }

    /** What has begun goes on, and is interrupted, if that is asked for. */
    public boolean cancel(boolean mayInterrupt) {
        Interrupting.needed();
        Cancelling.needed();
        return stop(mayInterrupt);
    }

    /** For the library: where nothing else interrupts a thread, this does not either. */
    boolean stop(boolean interrupts) {
        boolean cancelled;
        if (Runner.matters()) {
            cancelled = runner.cancel(cell, interrupts);
        } else {
            cancelled = Rt.cellFill("cancel", cell, null);
            if (cancelled && interrupts && ran) {
                Rt.unsupported("cancelling a task that goes on, which would interrupt it");
            }
        }
        if (cancelled) {
            done();
        }
        return cancelled;
    }
}

/** What an asynchronous method uses that is not told what to use. */
final class Pool implements Executor {
    public void execute(Runnable task) {
        Runnable body = () -> {
            scoville.Carried.nothing();
            task.run();
        };
        scoville.Workers.unseen();
        if (Forked.ofCommon) {
            ForkJoinPool.commonPool().execute(body);
        } else {
            Rt.spawnDaemon("future", body, null, null);
        }
    }
}
