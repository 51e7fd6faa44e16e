package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Rt;

public interface Lock {
    void lock();

    void lockInterruptibly() throws InterruptedException;

    boolean tryLock();

    boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    void unlock();

    Condition newCondition();
}

public interface Condition {
    void await() throws InterruptedException;

    boolean await(long time, TimeUnit unit) throws InterruptedException;

    long awaitNanos(long nanos) throws InterruptedException;

    boolean awaitUntil(Date deadline) throws InterruptedException;

    void awaitUninterruptibly();

    void signal();

    void signalAll();
}

/**
 * A program that asks whether a lock is free needs locks whose state can be looked at: if any method that does so can be
 * reached, this class is, and its initialiser runs before everything else.
 */
final class Observed {
    static {
        ReentrantLock.observed = true;
    }

    private Observed() {
    }

    static void needed() {
    }
}

/** The same for waiting for a lock interruptibly: it may have to end, if threads may interrupt one another. */
final class Abandoned {
    static {
        ReentrantLock.abandoned = true;
    }

    private Abandoned() {
    }

    static void needed() {
    }
}

/** The same for those who wait for a lock, if anybody asks for them. */
final class Queued {
    static {
        ReentrantLock.queued = true;
    }

    private Queued() {
    }

    static void needed() {
        Observed.needed();
    }
}

/** The same for their threads. */
final class QueuedThread {
    static {
        ReentrantLock.queuedThreads = true;
    }

    private QueuedThread() {
    }

    static void needed() {
        scoville.TellingWorkersApart.needed();
    }
}

/**
 * Two forms. Without {@link Observed} and {@link Abandoned}, the lock is a monitor. With one of them, the lock is a variable that says
 * who holds it, and who wants it looks at it until it is free. Who waits stands in a line where anybody asks for that ({@link Queued}).
 * Elsewhere nobody can know who came first, so that whoever is next may have been.
 */
public class ReentrantLock implements Lock, java.io.Serializable {
    static boolean observed;
    static boolean abandoned;
    static boolean queued;
    static boolean queuedThreads;

    private final Object monitor;
    /** The task that holds it, or null. */
    private scoville.Task owner;
    private int holds;
    /** How many have come who had to wait, and how many of these do no longer; counted where anybody asks. They wait in the order of their numbers. */
    private int came;
    private int left;
    /** Their threads; known where anybody asks for one. */
    private ArrayList<Thread> threads;
    /** Whether who comes goes behind those who wait, even if it is free. */
    private final boolean fair;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
        monitor = new Object();
        Rt.own(this, monitor);
    }

    public void lock() {
        if (isVariable()) {
            take(false);
        } else {
            Rt.enterWrite(monitor);
        }
    }

    private void take(boolean interruptibly) {
        scoville.Task me = scoville.Task.thread();
        int number = scoville.Waiter.NO_NUMBER;
        while (true) {
            synchronized (Rt.internal(this)) {
                if (owner == me || owner == null && isNext(number)) {
                    leaves(number);
                    owner = me;
                    holds++;
                    return;
                }
                if (queued && number == scoville.Waiter.NO_NUMBER) {
                    number = number(queuedThreads ? Thread.currentThread() : null);
                }
            }
            if (interruptibly && Interrupts.pending()) {
                synchronized (Rt.internal(this)) {
                    givesUp(number);
                }
                throw Interrupts.taken();
            }
        }
    }

    private int number(Thread of) {
        if (queuedThreads) {
            if (threads == null) {
                threads = new ArrayList<Thread>();
            }
            threads.add(of);
        }
        return came++;
    }

    private boolean isNext(int number) {
        return number == scoville.Waiter.NO_NUMBER ? !queued || !fair || came == left : number == left;
    }

    private void leaves(int number) {
        if (number != scoville.Waiter.NO_NUMBER) {
            left++;
            isGone();
        }
    }

    private void givesUp(int number) {
        if (number == came - 1) {
            came--;
            isGone();
        } else if (number == scoville.Waiter.NO_NUMBER || number == left) {
            leaves(number);
        } else {
            Rt.unsupported("giving up in the midst of those who wait for a lock that is asked for these");
        }
    }

    private void isGone() {
        if (queuedThreads) {
            threads.remove(Thread.currentThread());
        }
    }

    public final boolean hasQueuedThread(Thread thread) {
        Queued.needed();
        QueuedThread.needed();
        if (thread == null) {
            throw new NullPointerException();
        }
        synchronized (Rt.internal(this)) {
            return threads != null && threads.contains(thread);
        }
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final int getQueueLength() {
        Queued.needed();
        synchronized (Rt.internal(this)) {
            return came - left;
        }
    }

    private boolean taken(scoville.Task me) {
        synchronized (Rt.internal(this)) {
            if (owner != null && owner != me) {
                return false;
            }
            owner = me;
            holds++;
            return true;
        }
    }

    private static boolean isVariable() {
        return observed || Interrupts.byOthers && abandoned;
    }

    public void lockInterruptibly() throws InterruptedException {
        Abandoned.needed();
        Interrupts.check();
        if (isVariable()) {
            take(true);
        } else {
            Rt.enterWrite(monitor);
        }
    }

    public boolean tryLock() {
        Observed.needed();
        return taken(scoville.Task.thread());
    }

    /** The time may always be too short, unless the lock is free. */
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        Observed.needed();
        scoville.Task me = scoville.Task.thread();
        synchronized (Rt.internal(this)) {
            return (owner == me || isNext(scoville.Waiter.NO_NUMBER)) && taken(me);
        }
    }

    public void unlock() {
        if (!isVariable()) {
            if (!Rt.holds(monitor)) {
                scoville.Task.unlocks();
                throw new IllegalMonitorStateException();
            }
            Rt.leaveWrite(monitor);
            return;
        }
        scoville.Task me = scoville.Task.thread();
        synchronized (Rt.internal(this)) {
            if (owner != me) {
                throw new IllegalMonitorStateException();
            }
            holds--;
            if (holds == 0) {
                owner = null;
            }
        }
    }

    public boolean isLocked() {
        Observed.needed();
        synchronized (Rt.internal(this)) {
            return owner != null;
        }
    }

    public boolean isHeldByCurrentThread() {
        if (!isVariable()) {
            return Rt.holds(monitor);
        }
        scoville.Task me = scoville.Task.thread();
        synchronized (Rt.internal(this)) {
            return owner == me;
        }
    }

    public int getHoldCount() {
        Observed.needed();
        scoville.Task me = scoville.Task.thread();
        synchronized (Rt.internal(this)) {
            return owner == me ? holds : 0;
        }
    }

    public final boolean isFair() {
        return fair;
    }

    /** Not {@link Observed}: a text is no question. So who else holds a monitor is not known. */
    public String toString() {
        return super.toString() + shown();
    }

    private String shown() {
        if (!isVariable()) {
            return Rt.holds(monitor) ? lockedBy(scoville.Task.thread()) : "[" + OpenText.ANY + "]";
        }
        synchronized (Rt.internal(this)) {
            return owner == null ? "[Unlocked]" : lockedBy(owner);
        }
    }

    /** What a text says of a lock that a task holds: names of other threads are not looked up. */
    static String lockedBy(scoville.Task holder) {
        boolean mine = holder == scoville.Task.thread();
        return "[Locked by thread " + (mine ? Thread.currentThread().scovilleName() : OpenText.ANY) + "]";
    }

    public Condition newCondition() {
        return new ConditionObject();
    }

    public boolean hasWaiters(Condition condition) {
        return getWaitQueueLength(condition) > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof ConditionObject)) {
            throw new IllegalArgumentException("not owner");
        }
        return ((ConditionObject) condition).count(this);
    }

    private void check() {
        if (!isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException();
        }
    }

    /** Signals let waiting tasks go in the order in which they came; nobody wakes without one, or before its time is over. */
    private class ConditionObject implements Condition {
        private final scoville.Waiters set = new scoville.Waiters();
        /** Those who wait without a time limit and have not been told; known where anybody asks who waits for the lock. */
        private ArrayList<scoville.Waiter> untold;

        private int leave() {
            int held = 0;
            while (isHeldByCurrentThread()) {
                unlock();
                held++;
            }
            return held;
        }

        private void enter(int times) {
            for (int i = 0; i < times; i++) {
                lock();
            }
        }

        public void await() throws InterruptedException {
            Interrupts.check();
            await(true);
        }

        public void awaitUninterruptibly() {
            scoville.Blocking.here();
            await(false);
        }

        private void await(boolean interruptibly) {
            check();
            if (isVariable()) {
                awaitFree(interruptibly);
                return;
            }
            scoville.Waiter me = set.add(false, interruptibly);
            int held = leave();
            while (true) {
                enter(held);
                if (interruptibly ? set.ends(me) : me.told) {
                    return;
                }
                leave();
            }
        }

        /** Where others can see who holds the lock: takes it only when the wait is over. */
        private void awaitFree(boolean interruptibly) {
            scoville.Task task = scoville.Task.thread();
            scoville.Waiter me;
            int held;
            synchronized (Rt.internal(ReentrantLock.this)) {
                me = set.add(false, interruptibly);
                if (queued) {
                    if (untold == null) {
                        untold = new ArrayList<scoville.Waiter>();
                    }
                    me.of = queuedThreads ? Thread.currentThread() : null;
                    untold.add(me);
                }
                held = holds;
                holds = 0;
                owner = null;
            }
            boolean over = false;
            while (!over) {
                synchronized (Rt.internal(ReentrantLock.this)) {
                    over = (me.told || interruptibly && Interrupts.pending()) && goesOn(me);
                    if (over) {
                        owner = task;
                        holds = held;
                    }
                }
            }
            if (interruptibly) {
                set.ends(me);
            }
        }

        /** Of one whose wait for the condition is over, and who waits for the lock. */
        private boolean goesOn(scoville.Waiter me) {
            if (queued && untold.remove(me)) {
                me.number = number(me.of);
            }
            if (owner != null || queued && !isNext(me.number)) {
                return false;
            }
            leaves(me.number);
            return true;
        }

        /** Who has been told waits for the lock from then on. */
        private void told() {
            for (int i = 0; untold != null && i < untold.size(); i++) {
                scoville.Waiter w = untold.get(i);
                if (w.told) {
                    untold.remove(i);
                    w.number = number(w.of);
                    i--;
                }
            }
        }

        /** Whether there was a signal before the time was over. */
        private boolean awaitTimed() throws InterruptedException {
            Interrupts.check();
            check();
            scoville.Waiter me = set.add(true, true);
            int held = leave();
            enter(held);
            set.endsTimed(me);
            return me.told;
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            Objects.requireNonNull(unit);
            return awaitTimed();
        }

        public boolean awaitUntil(Date deadline) throws InterruptedException {
            Objects.requireNonNull(deadline);
            return awaitTimed();
        }

        /** No time passes while waiting, or all. */
        public long awaitNanos(long nanos) throws InterruptedException {
            return awaitTimed() ? nanos : 0L;
        }

        int count(ReentrantLock lock) {
            if (lock != ReentrantLock.this) {
                throw new IllegalArgumentException("Not owner");
            }
            check();
            return set.count();
        }

        public void signal() {
            check();
            synchronized (Rt.internal(ReentrantLock.this)) {
                set.first();
                if (queued) {
                    told();
                }
            }
        }

        public void signalAll() {
            check();
            synchronized (Rt.internal(ReentrantLock.this)) {
                set.all();
                if (queued) {
                    told();
                }
            }
        }
    }
}
