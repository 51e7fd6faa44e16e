package java.util.concurrent;

import scoville.Rt;

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}

/** The last of the count fills a cell. */
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
        Rt.cellAwait(open);
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        Rt.cellAwait(open);
        return true;
    }

    public String toString() {
        return super.toString() + "[Count = " + getCount() + "]";
    }
}

/** Who wants permits looks until there are enough; fairness is not promised. */
public class Semaphore {
    private int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
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
        acquireUninterruptibly(1);
    }

    public void acquire(int n) throws InterruptedException {
        acquireUninterruptibly(n);
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int n) {
        check(n);
        while (!taken(n)) {
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
        return taken(1);
    }

    public boolean tryAcquire(int n, long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(n);
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

/** The last that comes runs the action and begins the next round, which the others wait for. */
public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int waiting;
    private int round;
    private boolean broken;

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

    public int getNumberWaiting() {
        synchronized (Rt.internal(this)) {
            return waiting;
        }
    }

    public boolean isBroken() {
        synchronized (Rt.internal(this)) {
            return broken;
        }
    }

    /** How many are still to come; the last gets 0. */
    public int await() throws InterruptedException, BrokenBarrierException {
        int mine;
        int index;
        synchronized (Rt.internal(this)) {
            if (broken) {
                throw new BrokenBarrierException();
            }
            mine = round;
            waiting++;
            index = parties - waiting;
        }
        if (index == 0) {
            boolean done = false;
            try {
                if (action != null) {
                    action.run();
                }
                done = true;
            } finally {
                synchronized (Rt.internal(this)) {
                    waiting = 0;
                    round++;
                    broken = !done;
                }
            }
        } else {
            while (!over(mine)) {
            }
            synchronized (Rt.internal(this)) {
                if (broken) {
                    throw new BrokenBarrierException();
                }
            }
        }
        return index;
    }

    private boolean over(int mine) {
        synchronized (Rt.internal(this)) {
            return round != mine;
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public int await(long timeout, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await();
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            if (waiting > 0) {
                Rt.unsupported("reset of a barrier that tasks wait for");
            }
            broken = false;
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
        Meeting<V> meeting;
        boolean begins;
        synchronized (Rt.internal(this)) {
            begins = open == null;
            meeting = begins ? new Meeting<V>(value) : open;
            open = begins ? meeting : null;
        }
        if (begins) {
            Rt.cellAwait(meeting.second);
            return (V) Rt.cellValue();
        }
        Rt.cellFill("value", meeting.second, value);
        return meeting.first;
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public V exchange(V value, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(value);
    }
}
