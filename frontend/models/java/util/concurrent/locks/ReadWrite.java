package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Rt;
import scoville.Task;
import scoville.Workers;

public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}

/** As {@link Observed}, for read-write locks. */
final class ObservedReadWrite {
    static {
        ReentrantReadWriteLock.observed = true;
    }

    private ObservedReadWrite() {
    }

    static void needed() {
    }
}

/** As {@link Abandoned}, for read-write locks. */
final class AbandonedReadWrite {
    static {
        ReentrantReadWriteLock.abandoned = true;
    }

    private AbandonedReadWrite() {
    }

    static void needed() {
    }
}

/** The same for those who wait for a read-write lock, if anybody asks for them. */
final class QueuedReadWrite {
    static {
        ReentrantReadWriteLock.queued = true;
    }

    private QueuedReadWrite() {
    }

    static void needed() {
        ObservedReadWrite.needed();
    }
}

/** The same for their threads. */
final class QueuedReadWriteThread {
    static {
        ReentrantReadWriteLock.queuedThreads = true;
    }

    private QueuedReadWriteThread() {
    }

    static void needed() {
        scoville.TellingWorkersApart.needed();
    }
}

/**
 * Readers exclude writers, not one another. Who reads and then wants to write waits for itself, as in Java. As of
 * {@link ReentrantLock}, there are two forms: monitors, or variables that say who holds it and how many wait. Who comes to read goes
 * behind a writer that waits, unless it holds the lock, as in Java in both modes of fairness: so who reads and waits for another reader
 * may wait for ever. But for that, who gets it next may have come first.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    static boolean observed;
    static boolean abandoned;
    static boolean queued;
    static boolean queuedThreads;

    private final Object monitor;
    /** Is held by the one who is next to get the monitor, as long as it waits. */
    private final Object next;
    private final ReadLock reader;
    private final WriteLock writer;
    /** Who writes, how often it has entered, and who reads, as often as it has entered. */
    private Task owner;
    private int holds;
    private final ArrayList<Task> readers;
    /** How many wait to write, and, counted where anybody asks, how many wait for it at all. */
    private int writers;
    private int waiting;
    /** Their threads; known where anybody asks for one. */
    private ArrayList<Thread> threads;
    /** What it was made with, which makes no difference. */
    private final boolean fair;

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        this.fair = fair;
        monitor = new Object();
        next = new Object();
        readers = new ArrayList<Task>();
        reader = new ReadLock(this);
        writer = new WriteLock(this);
        Rt.own(this, monitor);
        Rt.own(this, next);
        Rt.own(this, readers);
        Rt.own(this, reader);
        Rt.own(this, writer);
    }

    private static boolean isVariable() {
        return observed || Interrupts.byOthers && abandoned;
    }

    public ReadLock readLock() {
        return reader;
    }

    public WriteLock writeLock() {
        return writer;
    }

    private boolean isExcluded(Task me, boolean toWrite) {
        return owner != me && (owner != null || toWrite && !readers.isEmpty());
    }

    /** Who comes to read goes behind those who wait to write, unless it holds the lock. */
    private boolean isBehind(Task me, boolean toWrite) {
        return !toWrite && writers > 0 && owner != me && !readers.contains(me);
    }

    private void got(Task me, boolean toWrite) {
        if (toWrite) {
            owner = me;
            holds++;
        } else {
            readers.add(me);
        }
    }

    /** The time may always be too short, unless nobody keeps it waiting; without a time limit, it goes before those who wait. */
    private boolean takenAtOnce(boolean toWrite, boolean inTurn) {
        Task me = Task.thread();
        synchronized (Rt.internal(this)) {
            if (isExcluded(me, toWrite) || inTurn && isBehind(me, toWrite)) {
                return false;
            }
            got(me, toWrite);
            return true;
        }
    }

    private void take(boolean toWrite, boolean interruptibly) {
        Task me = Task.thread();
        boolean waits = false;
        while (true) {
            synchronized (Rt.internal(this)) {
                if (!isExcluded(me, toWrite) && !isBehind(me, toWrite)) {
                    if (waits) {
                        waits(toWrite, -1);
                    }
                    got(me, toWrite);
                    return;
                }
                if (!waits) {
                    waits(toWrite, 1);
                    waits = true;
                }
            }
            if (interruptibly && Interrupts.pending()) {
                synchronized (Rt.internal(this)) {
                    waits(toWrite, -1);
                }
                throw Interrupts.taken();
            }
        }
    }

    private void waits(boolean toWrite, int more) {
        if (toWrite) {
            writers += more;
        }
        if (queued) {
            waiting += more;
        }
        if (queuedThreads) {
            if (threads == null) {
                threads = new ArrayList<Thread>();
            }
            if (more > 0) {
                threads.add(Thread.currentThread());
            } else {
                threads.remove(Thread.currentThread());
            }
        }
    }

    private boolean leftToRead(Task me) {
        synchronized (Rt.internal(this)) {
            return readers.remove(me);
        }
    }

    private boolean leftToWrite(Task me) {
        synchronized (Rt.internal(this)) {
            if (owner != me) {
                return false;
            }
            holds--;
            if (holds == 0) {
                owner = null;
            }
            return true;
        }
    }

    public final boolean hasQueuedThread(Thread thread) {
        QueuedReadWrite.needed();
        QueuedReadWriteThread.needed();
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
        QueuedReadWrite.needed();
        synchronized (Rt.internal(this)) {
            return waiting;
        }
    }

    public final boolean isFair() {
        return fair;
    }

    /** As that of a {@link ReentrantLock}, this and those of its parts tell only what is known. */
    public String toString() {
        String writes = Workers.SOME;
        String reads = Workers.SOME;
        if (isVariable()) {
            synchronized (Rt.internal(this)) {
                writes = "" + holds;
                reads = "" + readers.size();
            }
        }
        return super.toString() + "[Write locks = " + writes + ", Read locks = " + reads + "]";
    }

    public int getReadLockCount() {
        ObservedReadWrite.needed();
        synchronized (Rt.internal(this)) {
            return readers.size();
        }
    }

    public boolean isWriteLocked() {
        ObservedReadWrite.needed();
        synchronized (Rt.internal(this)) {
            return owner != null;
        }
    }

    public boolean isWriteLockedByCurrentThread() {
        return writer.isHeldByCurrentThread();
    }

    public int getWriteHoldCount() {
        return writer.getHoldCount();
    }

    public int getReadHoldCount() {
        ObservedReadWrite.needed();
        Task me = Task.thread();
        synchronized (Rt.internal(this)) {
            int n = 0;
            for (int i = 0; i < readers.size(); i++) {
                if (readers.get(i) == me) {
                    n++;
                }
            }
            return n;
        }
    }

    public static class ReadLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock both;

        ReadLock(ReentrantReadWriteLock both) {
            this.both = both;
        }

        public void lock() {
            if (isVariable()) {
                both.take(false, false);
            } else if (Rt.holdsRead(both.monitor) || Rt.holdsWrite(both.monitor)) {
                Rt.enterRead(both.monitor);
            } else {
                Rt.enterWrite(both.next);
                Rt.enterRead(both.monitor);
                Rt.leaveWrite(both.next);
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            AbandonedReadWrite.needed();
            Interrupts.check();
            if (isVariable()) {
                both.take(false, true);
            } else {
                lock();
            }
        }

        public void unlock() {
            boolean held;
            if (isVariable()) {
                held = both.leftToRead(Task.thread());
            } else {
                held = Rt.holdsRead(both.monitor);
                if (held) {
                    Rt.leaveRead(both.monitor);
                } else {
                    Task.unlocks();
                }
            }
            if (!held) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
        }

        public boolean tryLock() {
            ObservedReadWrite.needed();
            return both.takenAtOnce(false, false);
        }

        public String toString() {
            String reads = Workers.SOME;
            if (isVariable()) {
                synchronized (Rt.internal(both)) {
                    reads = "" + both.readers.size();
                }
            }
            return super.toString() + "[Read locks = " + reads + "]";
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            java.util.Objects.requireNonNull(unit);
            ObservedReadWrite.needed();
            Interrupts.check();
            return both.takenAtOnce(false, true);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public static class WriteLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock both;

        WriteLock(ReentrantReadWriteLock both) {
            this.both = both;
        }

        public void lock() {
            if (isVariable()) {
                both.take(true, false);
            } else if (Rt.holdsWrite(both.monitor)) {
                Rt.enterWrite(both.monitor);
            } else {
                Rt.enterWrite(both.next);
                if (Rt.holdsRead(both.monitor)) {
                    Rt.cellAwait(Rt.cellNew());
                }
                Rt.enterWrite(both.monitor);
                Rt.leaveWrite(both.next);
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            AbandonedReadWrite.needed();
            Interrupts.check();
            if (isVariable()) {
                both.take(true, true);
            } else {
                lock();
            }
        }

        public void unlock() {
            boolean held;
            if (isVariable()) {
                held = both.leftToWrite(Task.thread());
            } else {
                held = Rt.holdsWrite(both.monitor);
                if (held) {
                    Rt.leaveWrite(both.monitor);
                } else {
                    Task.unlocks();
                }
            }
            if (!held) {
                throw new IllegalMonitorStateException();
            }
        }

        public String toString() {
            return super.toString() + shown();
        }

        private String shown() {
            if (!isVariable()) {
                return Rt.holdsWrite(both.monitor) ? ReentrantLock.lockedBy(Task.thread()) : "[" + OpenText.ANY + "]";
            }
            synchronized (Rt.internal(both)) {
                return both.owner == null ? "[Unlocked]" : ReentrantLock.lockedBy(both.owner);
            }
        }

        public boolean isHeldByCurrentThread() {
            if (!isVariable()) {
                return Rt.holdsWrite(both.monitor);
            }
            Task me = Task.thread();
            synchronized (Rt.internal(both)) {
                return both.owner == me;
            }
        }

        public int getHoldCount() {
            ObservedReadWrite.needed();
            Task me = Task.thread();
            synchronized (Rt.internal(both)) {
                return both.owner == me ? both.holds : 0;
            }
        }

        public boolean tryLock() {
            ObservedReadWrite.needed();
            return both.takenAtOnce(true, false);
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            java.util.Objects.requireNonNull(unit);
            ObservedReadWrite.needed();
            Interrupts.check();
            return both.takenAtOnce(true, true);
        }

        public Condition newCondition() {
            Rt.unsupported("a condition of a write lock");
            return null;
        }
    }
}
