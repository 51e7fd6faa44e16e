package java.util.concurrent;

import java.util.Objects;
import scoville.Interrupts;
import scoville.Rt;
import scoville.Task;

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}

/** The last of the count fills a cell, and all that the others have done before is behind it. */
public class CountDownLatch {
    private final Object open;
    private long count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        open = Rt.cellNew();
        this.count = count;
        if (count == 0) {
            Rt.cellFill("value", open, null);
        }
    }

    public void countDown() {
        boolean last;
        synchronized (Rt.internal(this)) {
            last = count == 1;
            if (last) {
                Rt.learn(this);
            } else if (count > 0) {
                Rt.tell(this);
            }
            if (count > 0) {
                count--;
            }
        }
        if (last) {
            Rt.cellFill("value", open, null);
        }
    }

    public long getCount() {
        synchronized (Rt.internal(this)) {
            return count;
        }
    }

    public void await() throws InterruptedException {
        Interrupts.check();
        Interrupts.until(open);
        Rt.cellAwait(open);
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        if (timeout <= 0) {
            Interrupts.check();
            return Rt.cellPoll(open) != 0;
        }
        try {
            await();
            return true;
        } catch (scoville.TimeOver e) {
            return false;
        }
    }

    public String toString() {
        return super.toString() + "[Count = " + getCount() + "]";
    }
}

/** Is reached where more than one permit may be asked for at once. */
final class AsksForSeveral {
    static {
        Semaphore.several = true;
    }

    private AsksForSeveral() {
    }

    static void needed() {
    }
}

/**
 * Who wants permits looks until there are enough. Who comes may overtake those who wait, but of these, as in Java, only the one that
 * came first goes on: if it wants more than there are, so that others wait too that could be served. That shows only where some want
 * more than others.
 */
public class Semaphore implements java.io.Serializable {
    static boolean several;

    private int permits;
    private final boolean fair;
    private Waiting first;

    private static final class Waiting {
        final int wanted;
        Waiting next;

        Waiting(int wanted) {
            this.wanted = wanted;
        }
    }

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    public boolean isFair() {
        return fair;
    }

    public String toString() {
        return super.toString() + "[Permits = " + availablePermits() + "]";
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    /** Who waits is in a row where semaphores are asked for several permits, and where anybody asks this. */
    public final int getQueueLength() {
        AsksForSeveral.needed();
        synchronized (Rt.internal(this)) {
            int n = 0;
            for (Waiting w = first; w != null; w = w.next) {
                n++;
            }
            return n;
        }
    }

    private static void check(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
    }

    private boolean taken(int n) {
        synchronized (Rt.internal(this)) {
            if (permits < n) {
                return false;
            }
            permits -= n;
            return true;
        }
    }

    public void acquire() throws InterruptedException {
        Interrupts.check();
        take(1, true);
    }

    public void acquire(int n) throws InterruptedException {
        AsksForSeveral.needed();
        check(n);
        Interrupts.check();
        take(n, true);
    }

    public void acquireUninterruptibly() {
        take(1, false);
    }

    public void acquireUninterruptibly(int n) {
        AsksForSeveral.needed();
        check(n);
        take(n, false);
    }

    private void take(int n, boolean interruptibly) {
        scoville.Blocking.here();
        if (!several) {
            while (!taken(n)) {
                if (interruptibly) {
                    Interrupts.check();
                }
            }
            return;
        }
        Waiting mine = new Waiting(n);
        synchronized (Rt.internal(this)) {
            if (permits >= n && (!fair || first == null)) {
                permits -= n;
                return;
            }
            Rt.own(this, mine);
            if (first == null) {
                first = mine;
            } else {
                Waiting last = first;
                while (last.next != null) {
                    last = last.next;
                }
                last.next = mine;
            }
        }
        while (!served(mine)) {
            if (interruptibly && Interrupts.pending()) {
                leave(mine);
                throw Interrupts.taken();
            }
        }
    }

    private void leave(Waiting mine) {
        synchronized (Rt.internal(this)) {
            if (first == mine) {
                first = mine.next;
                return;
            }
            Waiting before = first;
            while (before.next != mine) {
                before = before.next;
            }
            before.next = mine.next;
        }
    }

    private boolean served(Waiting mine) {
        synchronized (Rt.internal(this)) {
            if (first != mine || permits < mine.wanted) {
                return false;
            }
            permits -= mine.wanted;
            first = mine.next;
            return true;
        }
    }

    public boolean tryAcquire() {
        return taken(1);
    }

    public boolean tryAcquire(int n) {
        check(n);
        return taken(n);
    }

    /** The time may always be too short, unless there are enough permits. */
    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return taken(1);
    }

    public boolean tryAcquire(int n, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        check(n);
        Interrupts.check();
        return taken(n);
    }

    public void release() {
        release(1);
    }

    public void release(int n) {
        check(n);
        synchronized (Rt.internal(this)) {
            permits += n;
        }
    }

    protected void reducePermits(int n) {
        check(n);
        synchronized (Rt.internal(this)) {
            permits -= n;
        }
    }

    public int availablePermits() {
        synchronized (Rt.internal(this)) {
            return permits;
        }
    }

    public int drainPermits() {
        synchronized (Rt.internal(this)) {
            int all = permits;
            permits = 0;
            return all;
        }
    }
}

/**
 * The last that comes runs the action, while nobody else enters, and begins the next round, which the others wait for. What they have
 * done is behind it, and then it is behind them.
 */
public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    /** Of what is told at the end of a round. */
    private final Object end = new Object();
    private int waiting;
    private int round;
    private boolean broken;
    /** Who runs the action, or null. */
    private Task acting;
    /** Rounds in which tasks waited when they were broken. */
    private Broken past;

    private static final class Broken {
        final int round;
        final Broken before;

        Broken(int round, Broken before) {
            this.round = round;
            this.before = before;
        }
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
    }

    public int getParties() {
        return parties;
    }

    // Only in the section.

    private boolean open() {
        return acting == null || acting == Rt.currentTask();
    }

    private void next() {
        Rt.tell(end);
        waiting = 0;
        round++;
        broken = false;
    }

    private void fail() {
        Rt.tell(end);
        if (waiting > 0) {
            past = new Broken(round, past);
            Rt.own(this, past);
        }
        waiting = 0;
        broken = true;
    }

    private boolean failed(int mine) {
        for (Broken b = past; b != null; b = b.before) {
            if (b.round == mine) {
                return true;
            }
        }
        return false;
    }

    public int getNumberWaiting() {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (open()) {
                    return waiting;
                }
            }
        }
    }

    public boolean isBroken() {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (open()) {
                    return broken;
                }
            }
        }
    }

    /** How many are still to come; the last gets 0. */
    public int await() throws InterruptedException, BrokenBarrierException {
        int[] mine = new int[1];
        int index = arrive(mine, true);
        if (index != 0) {
            await(mine[0]);
        }
        return index;
    }

    /** The time is long enough, if anything else goes on. Who has waited for too long breaks the barrier. */
    @scoville.TimeLimit
    public int await(long timeout, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        Objects.requireNonNull(unit);
        int[] mine = new int[1];
        int index = arrive(mine, timeout > 0);
        if (index < 0) {
            throw new TimeoutException();
        }
        if (index == 0) {
            return 0;
        }
        try {
            await(mine[0]);
        } catch (scoville.TimeOver e) {
            while (!over(mine[0])) {
                if (breaks(mine[0])) {
                    throw new TimeoutException();
                }
            }
        }
        return index;
    }

    /** Tells the round that it is a part of, too. Who does not wait for others breaks the barrier, unless it is the last, and gets -1. */
    private int arrive(int[] mine, boolean waits) throws InterruptedException, BrokenBarrierException {
        int index;
        while (true) {
            synchronized (Rt.internal(this)) {
                if (open()) {
                    if (broken) {
                        throw new BrokenBarrierException();
                    }
                    if (Interrupts.pending()) {
                        fail();
                        throw Interrupts.taken();
                    }
                    mine[0] = round;
                    waiting++;
                    index = parties - waiting;
                    if (index != 0 && !waits) {
                        fail();
                        return -1;
                    }
                    if (index == 0) {
                        Rt.learn(this);
                    } else {
                        Rt.tell(this);
                    }
                    if (index == 0 && action == null) {
                        next();
                    } else if (index == 0) {
                        acting = Rt.currentTask();
                    }
                    break;
                }
            }
        }
        if (index == 0 && action != null) {
            act();
        }
        return index;
    }

    private void await(int mine) throws InterruptedException, BrokenBarrierException {
        while (!over(mine)) {
            if (Interrupts.pending() && breaks(mine)) {
                throw Interrupts.taken();
            }
        }
    }

    /** Who is interrupted, or has waited for too long, breaks the barrier, unless the round is over. */
    private boolean breaks(int mine) {
        synchronized (Rt.internal(this)) {
            if (!open() || round != mine || failed(mine)) {
                return false;
            }
            fail();
            return true;
        }
    }

    private void act() {
        boolean done = false;
        try {
            action.run();
            done = true;
        } finally {
            synchronized (Rt.internal(this)) {
                acting = null;
                if (done) {
                    next();
                } else {
                    fail();
                }
            }
        }
    }

    private boolean over(int mine) throws BrokenBarrierException {
        synchronized (Rt.internal(this)) {
            boolean failed = failed(mine);
            if (failed || round != mine) {
                Rt.learn(end);
            }
            if (failed) {
                throw new BrokenBarrierException();
            }
            return round != mine;
        }
    }

    /** Breaks the round for those who wait, and begins the next one. */
    public void reset() {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (open()) {
                    fail();
                    next();
                    return;
                }
            }
        }
    }
}

/** Two tasks meet and swap what they have: the first leaves its own and a cell for the other's. */
public class Exchanger<V> {
    private Meeting<V> open;

    private static final class Meeting<V> {
        final V first;
        final Object second = Rt.cellNew();

        Meeting(V first) {
            this.first = first;
        }
    }

    public Exchanger() {
    }

    public V exchange(V value) throws InterruptedException {
        Interrupts.check();
        Meeting<V> own = new Meeting<V>(value);
        Meeting<V> met = meet(own);
        return met == null ? other(own) : met.first;
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public V exchange(V value, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        Meeting<V> own = new Meeting<V>(value);
        Meeting<V> met = meet(own);
        if (met != null) {
            return met.first;
        }
        if (timeout > 0) {
            try {
                return other(own);
            } catch (scoville.TimeOver e) {
                // As if there had been none.
            }
        }
        if (leaves(own)) {
            throw new TimeoutException();
        }
        Rt.cellAwait(own.second);
        return (V) Rt.cellValue();
    }

    /** Who has come before, and is given what `own` has; nobody, if its task is the first. */
    private Meeting<V> meet(Meeting<V> own) {
        Meeting<V> met;
        synchronized (Rt.internal(this)) {
            met = open;
            open = met == null ? own : null;
        }
        if (met != null) {
            Rt.cellFill("value", met.second, own.first);
        }
        return met;
    }

    private V other(Meeting<V> own) throws InterruptedException {
        if (Interrupts.looks()) {
            while (Rt.cellPoll(own.second) == 0) {
                if (Interrupts.pending() && leaves(own)) {
                    throw Interrupts.taken();
                }
            }
        }
        Rt.cellAwait(own.second);
        return (V) Rt.cellValue();
    }

    /** Who is interrupted, or has waited for too long, leaves, unless the other one has come. */
    private boolean leaves(Meeting<V> meeting) {
        synchronized (Rt.internal(this)) {
            if (open != meeting) {
                return false;
            }
            open = null;
            return true;
        }
    }
}
