package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import scoville.Cancelling;
import scoville.Carried;
import scoville.CountingTasks;
import scoville.Interrupting;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Repeated;
import scoville.Rt;
import scoville.Stopping;
import scoville.TellingWorkersApart;
import scoville.Workers;

/** Is reached where an executor is shut down. */
final class ShutsDown {
    static {
        ThreadPoolExecutor.closable = true;
    }

    private ShutsDown() {
    }

    static void needed() {
    }
}

/** How many of several things have not happened yet. */
final class Left {
    private int left;

    Left(int all) {
        left = all;
    }

    /** One more happens; whether it was the last. */
    boolean isLast() {
        synchronized (Rt.internal(this)) {
            left--;
            return left == 0;
        }
    }
}

/**
 * A pool of workers: a task for each submission. The one numbered `k` begins when at most `workers - 1` of those before it
 * are left, because workers take them in the order of submission.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    final int workers;
    /** As many submissions have a worker at once; known where the executor may be stopped. */
    private int core;
    /** The workers one by one; null if it makes no difference which of them executes a task. */
    private final Crew crew;
    private int coreSize;
    private int maximumSize;
    /** Whether the queue takes all. */
    private final boolean endless;
    private boolean resized;
    private long idleNanos;
    /** Whether workers without a task end after some time even if there are not more than `coreSize`. */
    private boolean allEnd;
    private final boolean daemons;
    /** Whether the program may have something to be done before or after tasks. */
    private final boolean hooked;
    /** Null: an exception. */
    private volatile RejectedExecutionHandler handler;
    /** Counted where something is to be done at the end. */
    private int done;
    private boolean over;
    int submitted;
    /** Counted for those that wait for a worker. */
    int finished;
    private boolean shutdown;
    /** Whether the program may shut down any executor. */
    static boolean closable;
    /** Somebody waits until it is shut down, and what is to be done then has been done: who does that fills the cell. */
    private boolean awaited;
    private final Object closing = Rt.cellNew();
    /** What has not begun is not to begin any more. */
    private boolean stopped;
    /** Workers with delayed tasks. */
    private int busy;
    private Submission last;
    /** Who has been the first at the tasks of the single worker's present thread. */
    private scoville.Task single;

    /** A cell that is filled at its end, and those before it. */
    static final class Submission {
        final Object ended;
        final Runnable body;
        final Submission before;
        // Where the executor may be stopped; in its section.
        /** A worker is there for it: it begins even if the executor is stopped before. */
        boolean direct;
        /** Who has begun it. */
        Thread worker;
        /** What it has forked, in a pool for fork-join tasks. */
        Forked forked;
        // Of what is delayed by nothing: filled when the one before it begins, and when it does so itself.
        Object after;
        Object begun;

        Submission(Object ended, Runnable body, Submission before) {
            this.ended = ended;
            this.body = body;
            this.before = before;
        }
    }

    /** What a worker of a crew has to do. */
    final class Turn implements Runnable {
        private final int number;
        final Submission mine;
        private final boolean delayed;

        Turn(int number, Submission mine, boolean delayed) {
            this.number = number;
            this.mine = mine;
            this.delayed = delayed;
        }

        public void run() {
            work(number, mine, delayed);
        }
    }

    /** With a queue that takes all, there are never more workers than `core`. */
    public ThreadPoolExecutor(int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, idle, unit, queue, null, null, true);
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, idle, unit, queue, given(factory), null, true);
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, RejectedExecutionHandler handler) {
        this(core, most, idle, unit, queue, null, given(handler), true);
    }

    public ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory, RejectedExecutionHandler handler) {
        this(core, most, idle, unit, queue, given(factory), given(handler), true);
    }

    /** Whether it is of this class of the library itself. */
    private boolean isOwn(String name) {
        return Rt.className(this).equals("java.util.concurrent." + name);
    }

    /** Workers that have nothing to do stay: time does not pass. */
    private ThreadPoolExecutor(
        int core, int most, long idle, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory, RejectedExecutionHandler handler, boolean own) {
        if (core < 0 || most <= 0 || most < core || idle < 0) {
            throw new IllegalArgumentException();
        }
        int capacity = queue.remainingCapacity();
        Comparator<? super Runnable> order = queue instanceof PriorityBlockingQueue ? ((PriorityBlockingQueue<Runnable>) queue).comparator() : null;
        String kind = Rt.className(queue);
        boolean ordered = kind.equals("java.util.concurrent.PriorityBlockingQueue");
        if (ordered && queue.isEmpty()) {
            ((PriorityBlockingQueue<Runnable>) queue).givenToExecutor();
        } else if (!kind.equals("java.util.concurrent.SynchronousQueue")) {
            boolean known = kind.equals("java.util.concurrent.LinkedBlockingQueue") || kind.equals("java.util.concurrent.ArrayBlockingQueue");
            if (queue.size() > 0 || !known) {
                Rt.unsupported("an executor with a queue of this kind");
            }
            FifoQueue.ofExecutor(queue);
        }
        endless = capacity == Integer.MAX_VALUE;
        coreSize = core;
        maximumSize = most;
        idleNanos = unit.toNanos(idle);
        workers = !endless ? most : core == 0 ? 1 : core;
        if (Interrupts.stops) {
            this.core = core;
        }
        daemons = false;
        hooked = !isOwn("ThreadPoolExecutor");
        this.handler = handler;
        boolean apart = factory != null || !endless || Workers.matter;
        crew = ordered ? Crew.ordered(workers, factory != null ? factory : new PoolThreads(), order)
            : apart ? new Crew(endless ? workers : core, workers, capacity, factory != null ? factory : new PoolThreads()) : null;
    }

    ThreadPoolExecutor(int workers) {
        this(workers, null, false);
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory) {
        this(workers, given(factory), false);
    }

    private static <T> T given(T argument) {
        if (argument == null) {
            throw new NullPointerException();
        }
        return argument;
    }

    /** With a thread for each task. */
    static ThreadPoolExecutor threadPerTask(ThreadFactory factory) {
        return new ThreadPoolExecutor(new Crew(given(factory)), false);
    }

    /** With a virtual thread for each task. */
    static ThreadPoolExecutor virtualThreads() {
        return new ThreadPoolExecutor(Workers.matter ? new Crew(Thread.ofVirtual().factory()) : null, true);
    }

    private ThreadPoolExecutor(Crew crew, boolean daemons) {
        workers = Integer.MAX_VALUE;
        coreSize = 0;
        maximumSize = workers;
        endless = false;
        if (Interrupts.stops) {
            core = workers;
        }
        this.daemons = daemons;
        hooked = false;
        handler = null;
        this.crew = crew;
    }

    ThreadPoolExecutor(int workers, ThreadFactory factory, boolean daemons) {
        if (workers <= 0) {
            throw new IllegalArgumentException();
        }
        this.workers = workers;
        boolean direct = workers == Integer.MAX_VALUE;
        endless = !direct;
        coreSize = direct ? 0 : workers;
        maximumSize = this instanceof ScheduledThreadPoolExecutor ? Integer.MAX_VALUE : workers;
        idleNanos = direct ? 60_000_000_000L : 0;
        if (Interrupts.stops) {
            core = workers;
        }
        this.daemons = daemons;
        hooked = !isOwn("ThreadPoolExecutor") && !isOwn("ScheduledThreadPoolExecutor") && !helps();
        handler = null;
        boolean apart = factory != null || Workers.matter && !helps();
        crew = apart ? new Crew(direct ? 0 : workers, workers, direct ? 0 : Integer.MAX_VALUE, factory != null ? factory : new PoolThreads()) : null;
    }

    /** What is done with a task that is not taken: an exception, if nothing else was asked for. */
    private void reject(Runnable body) {
        RejectedExecutionHandler handler = this.handler;
        if (handler == null) {
            throw new RejectedExecutionException("the executor has been shut down, or has no place left");
        }
        handler.rejectedExecution(body, this);
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = given(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        RejectedExecutionHandler handler = this.handler;
        return handler == null ? UsualHandler.IT : handler;
    }

    public static class AbortPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("the executor has been shut down, or has no place left");
        }
    }

    public static class DiscardPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
        }
    }

    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                body.run();
            }
        }
    }

    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable body, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                executor.oldest();
                executor.execute(body);
            }
        }
    }

    /** What a worker does before a task. */
    protected void beforeExecute(Thread thread, Runnable body) {
    }

    /** What a worker does after a task, or when it has failed. */
    protected void afterExecute(Runnable body, Throwable thrown) {
    }

    /** What is done when all tasks have ended and no more can come. */
    protected void terminated() {
    }

    public void execute(Runnable body) {
        submit(body, false);
    }

    /** The last that was delayed by nothing. */
    private Object turn;

    /** A delayed one begins at any time, and takes a worker only then. */
    void submit(Runnable body, boolean delayed) {
        submit(body, delayed, false);
    }

    /** The same; those that are delayed by nothing begin in their order. */
    void submit(Runnable body, boolean delayed, boolean inTurn) {
        if (body == null) {
            throw new NullPointerException();
        }
        int number;
        Submission before;
        Submission mine;
        Object ended = Rt.cellNew();
        boolean late;
        synchronized (Rt.internal(this)) {
            late = shutdown;
            number = submitted;
            before = last;
            mine = new Submission(ended, body, before);
            if (!late) {
                submitted++;
                if (Interrupts.stops) {
                    mine.direct = number < core && !delayed;
                }
                last = mine;
                if (inTurn) {
                    mine.after = turn;
                    mine.begun = Rt.cellNew();
                    turn = mine.begun;
                }
            }
        }
        if (late) {
            reject(body);
            return;
        }
        if (crew != null) {
            Runnable task = new Turn(number, mine, delayed);
            if (delayed) {
                crew.giveLater(task, mine.after, mine.begun);
            } else if (!crew.give(task)) {
                // As if it had never been there.
                ends(mine);
                reject(body);
            }
            return;
        }
        boolean inOrder = workers == 1 && !delayed && before != null && !helps();
        Object first = inOrder ? before.ended : mine.after;
        Object[] awaits = first != null ? new Object[] {first} : null;
        scoville.Body work = () -> {
            Carried.nothing();
            if (Workers.named) {
                Rt.currentTask().named = workerName();
            }
            work(number, mine, delayed);
        };
        if (daemons) {
            Rt.spawnDaemon("async", work, awaits, null);
        } else {
            Rt.spawnThread("async", work, awaits, null);
        }
    }

    /** The name of a worker, as far as it is known. */
    String workerName() {
        return "pool-" + Workers.SOME + "-thread-" + Workers.SOME;
    }

    /** Whether a worker that waits for a task of the pool helps. */
    boolean helps() {
        return false;
    }

    /** Whether somebody who waits outside of the pool executes the task that begins. */
    boolean assists() {
        return false;
    }

    /** That task has ended. */
    void assisted() {
    }

    private void work(int number, Submission mine, boolean delayed) {
        boolean again = false;
        try {
            if (!(mine.body instanceof Repeated)) {
                once(number, mine, delayed);
            } else if (crew == null) {
                repeat(number, mine, (Repeated) mine.body);
            } else {
                once(number, mine, delayed);
                again = ((Repeated) mine.body).goesOn();
            }
        } finally {
            if (!again) {
                ends(mine);
            }
        }
        if (again) {
            crew.giveLater(new Turn(number, mine, true), null, null);
        }
    }

    /** What is repeated for ever ends with the program only. */
    @scoville.Idle
    private void repeat(int number, Submission mine, Repeated body) {
        do {
            once(number, mine, true);
        } while (body.goesOn());
    }

    private void once(int number, Submission mine, boolean delayed) {
        boolean bounded = crew == null && Rt.poolsBounded() && (workers > 1 || delayed || helps());
        if (bounded) {
            awaitWorker(number, delayed);
        }
        if (crew == null && mine.begun != null) {
            Rt.cellFill("value", mine.begun, null);
        }
        if (helps()) {
            Workers.unseen();
            Rt.currentTask().pool = this;
            if (Forked.matters) {
                mine.forked = Forked.begins();
            }
        }
        boolean lent = Forked.assisted && helps() && assists();
        boolean alone = crew == null && workers == 1 && !bounded && !Interrupts.possible;
        if (alone) {
            beginsAlone();
        }
        boolean failed = true;
        try {
            if (Interrupts.threads) {
                Thread.currentThread().scovilleWorks(true);
            }
            if (!Interrupts.stops || begins(mine)) {
                if (Workers.counted && crew != null) {
                    counted(mine.body);
                } else {
                    perform(mine.body);
                }
            }
            failed = false;
        } finally {
            if (lent) {
                assisted();
            }
            if (alone && failed) {
                // Another thread takes its place.
                single = null;
            }
            if (Interrupts.threads) {
                Thread.currentThread().scovilleWorks(false);
            }
            if (bounded) {
                synchronized (Rt.internal(this)) {
                    if (delayed) {
                        busy--;
                    } else {
                        finished++;
                    }
                }
            }
            if (Interrupts.stops && mine.body instanceof Repeated) {
                synchronized (Rt.internal(this)) {
                    mine.worker = null;
                }
            }
        }
    }

    private void perform(Runnable body) {
        if (hooked) {
            hooked(body);
        } else {
            body.run();
        }
    }

    /** Who waits for the result of a task may go on before it is counted. */
    private void counted(Runnable body) {
        crew.takesUp();
        try {
            perform(body);
        } finally {
            crew.hasDone();
        }
    }

    private void hooked(Runnable body) {
        Throwable thrown = null;
        beforeExecute(Thread.currentThread(), body);
        try {
            body.run();
        } catch (Throwable e) {
            thrown = e;
            throw e;
        } finally {
            afterExecute(body, thrown);
        }
    }

    private void ends(Submission mine) {
        if (hooked) {
            ended(1);
        }
        Rt.cellFill("value", mine.ended, null);
    }

    private void ended(int tasks) {
        boolean now;
        synchronized (Rt.internal(this)) {
            done += tasks;
            now = shutdown && done == submitted && !over;
            over |= now;
        }
        if (now) {
            terminated();
        }
    }

    private void beginsAlone() {
        scoville.Task me = Rt.currentTask();
        if (single == null) {
            single = me;
        } else if (single != me) {
            me.goesOnAs(single);
        }
    }

    private void awaitWorker(int number, boolean delayed) {
        if (delayed) {
            while (!taken()) {
            }
        } else if (number >= workers) {
            while (!free(number)) {
            }
        }
    }

    private boolean taken() {
        synchronized (Rt.internal(this)) {
            if (busy == workers) {
                return false;
            }
            busy++;
            return true;
        }
    }

    /** Whether it is to be executed; after `shutdownNow`, its worker is interrupted. */
    private boolean begins(Submission mine) {
        Thread worker = Thread.currentThread();
        Rt.currentTask().worker = true;
        boolean late;
        synchronized (Rt.internal(this)) {
            late = stopped;
            if (!late || mine.direct) {
                mine.worker = worker;
            }
        }
        if (late && mine.direct) {
            worker.scovilleInterrupt();
        }
        return !late || mine.direct;
    }

    private boolean free(int number) {
        synchronized (Rt.internal(this)) {
            return finished > number - workers;
        }
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        if (hooked) {
            return super.invokeAll(bodies);
        }
        Cancelling.needed();
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        try {
            for (Callable<T> body : bodies) {
                all.add(submit(body));
            }
            for (int i = 0; i < all.size(); i++) {
                Object cell = ((FutureTask<T>) all.get(i)).cell;
                until(cell);
                Rt.cellAwait(cell);
            }
        } catch (Throwable t) {
            cancel(all);
            throw t;
        }
        return all;
    }

    void until(Object cell) throws InterruptedException {
        Interrupts.until(cell);
    }

    private static <T> void cancel(ArrayList<Future<T>> all) {
        for (int i = 0; i < all.size(); i++) {
            ((FutureTask<T>) all.get(i)).stop(true);
        }
    }

    /** The result of one that does not fail; the others are cancelled then. */
    <T> T any(Collection<? extends Callable<T>> bodies, boolean waits) throws InterruptedException, ExecutionException, TimeoutException {
        if (hooked) {
            return super.any(bodies, waits);
        }
        if (bodies.isEmpty()) {
            throw new IllegalArgumentException();
        }
        Interrupting.needed();
        Cancelling.needed();
        Object any = Rt.cellNew();
        Left left = new Left(bodies.size());
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        try {
            for (Callable<T> body : bodies) {
                FutureTask<T> task = new FutureTask<T>(body);
                execute(() -> {
                    task.run();
                    int state = Rt.cellPoll(task.cell);
                    Object value = Rt.cellValue();
                    if (state == 1) {
                        Rt.cellFill("value", any, value);
                    } else if (state == 2 && left.isLast()) {
                        Rt.cellFill("exception", any, failure((Throwable) value));
                    }
                });
                all.add(task);
            }
            if (!waits && Rt.cellPoll(any) == 0) {
                Interrupts.check();
                throw new TimeoutException();
            }
            Interrupts.until(any);
            int state = Rt.cellAwait(any);
            Object value = Rt.cellValue();
            if (state == 2) {
                throw new ExecutionException(told(value));
            }
            return (T) value;
        } finally {
            cancel(all);
        }
    }

    /** What is kept of what a task has failed with. */
    Object failure(Throwable t) {
        return t;
    }

    /** What the current thread gets to know of that. */
    Throwable told(Object failure) {
        return (Throwable) failure;
    }

    public void shutdown() {
        boolean tells;
        synchronized (Rt.internal(this)) {
            tells = closes();
        }
        closed(tells);
    }

    /** In the section; whether to tell those who wait for that. */
    private boolean closes() {
        ShutsDown.needed();
        boolean tells = (awaited || hooked) && !shutdown;
        shutdown = true;
        return tells;
    }

    private void closed(boolean tells) {
        if (crew != null) {
            crew.close();
        }
        try {
            if (hooked) {
                ended(0);
            }
        } finally {
            if (tells) {
                Rt.cellFill("value", closing, null);
            }
        }
    }

    private void awaitShutdown() throws InterruptedException {
        boolean open;
        synchronized (Rt.internal(this)) {
            open = !shutdown || hooked;
            if (open) {
                awaited = true;
            }
        }
        if (open) {
            Interrupts.untilTold(closing);
            Rt.cellAwait(closing);
        }
    }

    Submission all() {
        synchronized (Rt.internal(this)) {
            return last;
        }
    }

    private void awaitAll() throws InterruptedException {
        for (Submission s = all(); s != null; s = s.before) {
            await(s);
        }
    }

    void await(Submission s) throws InterruptedException {
        Interrupts.untilTold(s.ended);
        Rt.cellAwait(s.ended);
    }

    boolean isDone(Submission s) {
        return Rt.cellPoll(s.ended) != 0;
    }

    /** What waits for a worker never begins; what goes on is interrupted. */
    public List<Runnable> shutdownNow() {
        Stopping.needed();
        ArrayList<Runnable> left = new ArrayList<Runnable>();
        ArrayList<Submission> going = new ArrayList<Submission>();
        ArrayList<Thread> working = new ArrayList<Thread>();
        boolean tells;
        synchronized (Rt.internal(this)) {
            tells = closes();
            for (Submission s = last; s != null; s = s.before) {
                if (s.worker != null) {
                    going.add(s);
                    working.add(s.worker);
                } else if (!s.direct && !stopped && Rt.cellPoll(s.ended) == 0) {
                    if (resized) {
                        Rt.unsupported("shutdownNow of an executor that has got another size");
                    }
                    if (crew != null && workers > core) {
                        Rt.unsupported("shutdownNow of an executor with workers beyond its core size");
                    }
                    left.add(0, s.body);
                }
            }
            stopped = true;
        }
        if (Workers.counted && crew != null) {
            crew.drops();
        }
        for (int i = 0; i < going.size(); i++) {
            if (Rt.cellPoll(going.get(i).ended) == 0) {
                working.get(i).scovilleInterrupt();
            }
        }
        closed(tells);
        return left;
    }

    public boolean isShutdown() {
        synchronized (Rt.internal(this)) {
            return shutdown;
        }
    }

    public boolean isTerminated() {
        if (!isShutdown() || hooked && Rt.cellPoll(closing) == 0) {
            return false;
        }
        return hasNothingToDo();
    }

    boolean hasNothingToDo() {
        for (Submission s = all(); s != null; s = s.before) {
            if (!isDone(s)) {
                return false;
            }
        }
        return true;
    }

    /** The time is long enough, if anything else goes on, also until somebody shuts the executor down. */
    @scoville.TimeLimit
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        if (timeout <= 0) {
            return isTerminated();
        }
        if (!closable) {
            Interrupts.check();
            return false;
        }
        try {
            awaitShutdown();
            awaitAll();
            return true;
        } catch (scoville.TimeOver e) {
            return false;
        }
    }

    public void close() {
        shutdown();
        try {
            awaitAll();
        } catch (InterruptedException e) {
            Rt.unsupported("interrupting who waits in close");
        }
    }

    public boolean isTerminating() {
        return isShutdown() && !isTerminated();
    }

    // --- sizes and counts ---

    public int getCorePoolSize() {
        synchronized (Rt.internal(this)) {
            return coreSize;
        }
    }

    public int getMaximumPoolSize() {
        synchronized (Rt.internal(this)) {
            return maximumSize;
        }
    }

    public void setCorePoolSize(int size) {
        Crew crew = followed();
        int most;
        synchronized (Rt.internal(this)) {
            if (size < 0 || maximumSize < size) {
                throw new IllegalArgumentException();
            }
            coreSize = size;
            most = maximumSize;
            resized = true;
        }
        resize(crew, size, most);
    }

    public void setMaximumPoolSize(int size) {
        Crew crew = followed();
        int core;
        synchronized (Rt.internal(this)) {
            if (size <= 0 || size < coreSize) {
                throw new IllegalArgumentException();
            }
            maximumSize = size;
            core = coreSize;
            resized = true;
        }
        resize(crew, core, size);
    }

    private void resize(Crew crew, int core, int most) {
        // As when it was made.
        int first = endless && core == 0 ? 1 : core;
        crew.resize(first, endless ? first : most);
    }

    public boolean prestartCoreThread() {
        return followed().beginsEarly();
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (followed().beginsEarly()) {
            n++;
        }
        return n;
    }

    public ThreadFactory getThreadFactory() {
        return followed().factory();
    }

    public void setThreadFactory(ThreadFactory factory) {
        followed().makeBy(given(factory));
    }

    /** Its workers, which are followed one by one. */
    private Crew followed() {
        TellingWorkersApart.needed();
        if (crew == null) {
            Rt.unsupported("looking at the workers of a pool for fork-join tasks");
        }
        return crew;
    }

    /** Whether it was waiting for a worker. */
    public boolean remove(Runnable task) {
        return task != null && !withdraw(body -> task.equals(body), 1).isEmpty();
    }

    /** What is cancelled need not wait for a worker. */
    public void purge() {
        withdraw(body -> body instanceof Future && ((Future<?>) body).isCancelled(), Integer.MAX_VALUE);
    }

    /** What has been waiting for a worker for longest, and does not any more; null: nothing. */
    Runnable oldest() {
        List<Runnable> taken = withdraw(body -> true, 1);
        return taken.isEmpty() ? null : taken.get(0);
    }

    List<Runnable> withdraw(Predicate<Runnable> which, int most) {
        List<Runnable> taken = new ArrayList<Runnable>();
        for (Turn turn : followed().take(which, most)) {
            ends(turn.mine);
            taken.add(turn.mine.body);
        }
        return taken;
    }

    /** For a task that is to go into the queue past all that `execute` looks at. */
    Turn past(Runnable body) {
        if (body == null) {
            throw new NullPointerException();
        }
        int number;
        Submission mine;
        synchronized (Rt.internal(this)) {
            if (shutdown) {
                Rt.unsupported("putting a task into the queue of an executor that has been shut down");
            }
            number = submitted;
            mine = new Submission(Rt.cellNew(), body, last);
            submitted++;
            last = mine;
        }
        return new Turn(number, mine, false);
    }

    /** Whether there is a place in the queue. */
    boolean enqueue(Runnable body) {
        Turn turn = past(body);
        if (followed().enqueue(turn)) {
            return true;
        }
        ends(turn.mine);
        return false;
    }

    public long getKeepAliveTime(TimeUnit unit) {
        synchronized (Rt.internal(this)) {
            return unit.convert(idleNanos, TimeUnit.NANOSECONDS);
        }
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        if (time < 0) {
            throw new IllegalArgumentException();
        }
        long nanos = unit.toNanos(time);
        synchronized (Rt.internal(this)) {
            if (time == 0 && allEnd) {
                throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
            }
            idleNanos = nanos;
        }
    }

    public boolean allowsCoreThreadTimeOut() {
        synchronized (Rt.internal(this)) {
            return allEnd;
        }
    }

    /** When workers end cannot be seen but in their number. */
    public void allowCoreThreadTimeOut(boolean all) {
        synchronized (Rt.internal(this)) {
            if (all && idleNanos <= 0) {
                throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
            }
            allEnd = all;
        }
    }

    private Crew crew() {
        CountingTasks.needed();
        return followed();
    }

    /** The tasks that are executed now. */
    public int getActiveCount() {
        return crew().active();
    }

    public long getCompletedTaskCount() {
        return crew().completed();
    }

    /** A task that is on its way from the queue to its worker is in none of the two. */
    public long getTaskCount() {
        return crew().allTasks();
    }

    public int getLargestPoolSize() {
        return crew().made();
    }

    /** What workers are at is part of the text. What methods of {@link Executors} make may be of other classes. */
    public String toString() {
        return OpenText.ANY;
    }

    public int getPoolSize() {
        Crew crew = crew();
        if (isShutdown()) {
            if (!isTerminated()) {
                Rt.unsupported("the number of workers of a pool that is being shut down");
            }
            return 0;
        }
        return crew.present(coreSize, allowsCoreThreadTimeOut());
    }

    public BlockingQueue<Runnable> getQueue() {
        return new WaitingTasks(this, crew());
    }
}

/** That of an executor for which no other one was asked. */
final class UsualHandler {
    static final RejectedExecutionHandler IT = new ThreadPoolExecutor.AbortPolicy();

    private UsualHandler() {
    }
}

/** What waits for a worker. */
final class WaitingTasks extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {
    private final ThreadPoolExecutor executor;
    private final Crew crew;

    WaitingTasks(ThreadPoolExecutor executor, Crew crew) {
        this.executor = executor;
        this.crew = crew;
    }

    public int size() {
        return crew.waiting();
    }

    public boolean isEmpty() {
        return crew.waiting() == 0;
    }

    public int remainingCapacity() {
        return crew.places();
    }

    private static <T> T refused() {
        Rt.unsupported("what is in the queue of an executor");
        return null;
    }

    public boolean offer(Runnable task) {
        return executor.enqueue(task);
    }

    /** The time may always be too short, unless there is a place. */
    public boolean offer(Runnable task, long timeout, TimeUnit unit) throws InterruptedException {
        Interrupts.check();
        return executor.enqueue(task);
    }

    public void put(Runnable task) throws InterruptedException {
        Interrupts.check();
        ThreadPoolExecutor.Turn turn = executor.past(task);
        while (!crew.enqueue(turn)) {
            if (Interrupts.pending()) {
                Rt.unsupported("interrupting who waits for a place in the queue of an executor");
            }
        }
    }

    public Runnable take() {
        return refused();
    }

    public Runnable poll() {
        return executor.oldest();
    }

    public Runnable poll(long timeout, TimeUnit unit) {
        return refused();
    }

    public Runnable peek() {
        return refused();
    }

    public Iterator<Runnable> iterator() {
        return refused();
    }

    public boolean remove(Object task) {
        return task != null && !executor.withdraw(body -> task.equals(body), 1).isEmpty();
    }

    public boolean contains(Object task) {
        return WaitingTasks.<Boolean>refused();
    }

    public void clear() {
        executor.withdraw(body -> true, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super Runnable> to) {
        return drainTo(to, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super Runnable> to, int most) {
        List<Runnable> all = executor.withdraw(body -> true, most);
        to.addAll(all);
        return all.size();
    }
}
