package java.util.concurrent.locks;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import scoville.Interrupts;
import scoville.Rt;

/**
 * A version, and who holds the lock: it belongs to no task, and nobody may enter it twice. Stamps are the version when there are
 * no readers; each way of holding the lock makes a new one. Who waits to read goes behind a writer that waits, as it may in Java, where
 * that is not promised: to be let in before is as if the writer had come later. Who only tries to read does not wait for its turn.
 */
public class StampedLock implements java.io.Serializable {
    private static final long FIRST = 256;
    private static final long STEP = 256;
    private static final long WRITING = 128;

    private long version = FIRST;
    private boolean writing;
    private int readers;
    /** How many wait to write. */
    private int writers;

    public StampedLock() {
    }

    private long takenToWrite() {
        synchronized (Rt.internal(this)) {
            return written();
        }
    }

    private long written() {
        if (writing || readers > 0) {
            return 0;
        }
        writing = true;
        return version + WRITING;
    }

    private long takenToRead() {
        synchronized (Rt.internal(this)) {
            if (writing) {
                return 0;
            }
            readers++;
            return version + readers;
        }
    }

    public long writeLock() {
        return write(false);
    }

    public long readLock() {
        return read(false);
    }

    public long writeLockInterruptibly() throws InterruptedException {
        Interrupts.check();
        return write(true);
    }

    public long readLockInterruptibly() throws InterruptedException {
        Interrupts.check();
        return read(true);
    }

    private long write(boolean interruptibly) {
        boolean waits = false;
        while (true) {
            synchronized (Rt.internal(this)) {
                long stamp = written();
                if (stamp != 0) {
                    if (waits) {
                        writers--;
                    }
                    return stamp;
                }
                if (!waits) {
                    writers++;
                    waits = true;
                }
            }
            if (interruptibly && Interrupts.pending()) {
                synchronized (Rt.internal(this)) {
                    writers--;
                }
                throw Interrupts.taken();
            }
        }
    }

    private long read(boolean interruptibly) {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (!writing && writers == 0) {
                    readers++;
                    return version + readers;
                }
            }
            if (interruptibly) {
                Interrupts.check();
            }
        }
    }

    public long tryWriteLock() {
        return takenToWrite();
    }

    public long tryReadLock() {
        return takenToRead();
    }

    /** The time may always be too short, unless the lock is free. */
    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return takenToWrite();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return takenToRead();
    }

    public long tryOptimisticRead() {
        synchronized (Rt.internal(this)) {
            return writing ? 0 : version;
        }
    }

    private static long versionOf(long stamp) {
        return stamp / STEP * STEP;
    }

    private static boolean writes(long stamp) {
        return stamp % STEP == WRITING;
    }

    public boolean validate(long stamp) {
        synchronized (Rt.internal(this)) {
            return stamp != 0 && versionOf(stamp) == version && writing == writes(stamp);
        }
    }

    private void leaveWrite() {
        writing = false;
        version += STEP;
    }

    public void unlockWrite(long stamp) {
        synchronized (Rt.internal(this)) {
            if (!writing || !writes(stamp) || versionOf(stamp) != version) {
                throw new IllegalMonitorStateException();
            }
            leaveWrite();
        }
    }

    public void unlockRead(long stamp) {
        synchronized (Rt.internal(this)) {
            if (readers == 0 || writes(stamp) || versionOf(stamp) != version || stamp == version) {
                throw new IllegalMonitorStateException();
            }
            readers--;
        }
    }

    /** Whoever holds it. */
    public boolean tryUnlockWrite() {
        synchronized (Rt.internal(this)) {
            boolean held = writing;
            if (held) {
                leaveWrite();
            }
            return held;
        }
    }

    public boolean tryUnlockRead() {
        synchronized (Rt.internal(this)) {
            boolean held = readers > 0;
            if (held) {
                readers--;
            }
            return held;
        }
    }

    public void unlock(long stamp) {
        if (writes(stamp)) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public long tryConvertToWriteLock(long stamp) {
        synchronized (Rt.internal(this)) {
            if (stamp == 0 || versionOf(stamp) != version || writing != writes(stamp)) {
                return 0;
            }
            if (writing) {
                return stamp;
            }
            boolean reads = stamp != version;
            if (reads && readers != 1 || !reads && readers != 0) {
                return 0;
            }
            readers = 0;
            writing = true;
            return version + WRITING;
        }
    }

    public long tryConvertToReadLock(long stamp) {
        synchronized (Rt.internal(this)) {
            if (stamp == 0 || versionOf(stamp) != version || writing != writes(stamp)) {
                return 0;
            }
            if (!writing && stamp != version) {
                return stamp;
            }
            if (writing) {
                leaveWrite();
            }
            readers++;
            return version + readers;
        }
    }

    public long tryConvertToOptimisticRead(long stamp) {
        synchronized (Rt.internal(this)) {
            if (stamp == 0 || versionOf(stamp) != version || writing != writes(stamp)) {
                return 0;
            }
            if (writing) {
                leaveWrite();
            } else if (stamp != version) {
                readers--;
            }
            return version;
        }
    }

    public boolean isWriteLocked() {
        synchronized (Rt.internal(this)) {
            return writing;
        }
    }

    public boolean isReadLocked() {
        synchronized (Rt.internal(this)) {
            return readers > 0;
        }
    }

    public int getReadLockCount() {
        synchronized (Rt.internal(this)) {
            return readers;
        }
    }

    public String toString() {
        String state;
        synchronized (Rt.internal(this)) {
            state = writing ? "[Write-locked]" : readers > 0 ? "[Read-locks:" + readers + "]" : "[Unlocked]";
        }
        return super.toString() + state;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return writes(stamp);
    }

    public static boolean isReadLockStamp(long stamp) {
        return stamp % STEP > 0 && !writes(stamp);
    }

    public static boolean isLockStamp(long stamp) {
        return stamp % STEP != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return stamp != 0 && stamp % STEP == 0;
    }

    private ReadView readView;
    private WriteView writeView;
    private BothViews bothViews;

    public Lock asReadLock() {
        synchronized (Rt.internal(this)) {
            if (readView == null) {
                readView = new ReadView(this);
            }
            return readView;
        }
    }

    public Lock asWriteLock() {
        synchronized (Rt.internal(this)) {
            if (writeView == null) {
                writeView = new WriteView(this);
            }
            return writeView;
        }
    }

    public ReadWriteLock asReadWriteLock() {
        synchronized (Rt.internal(this)) {
            if (bothViews == null) {
                bothViews = new BothViews(this);
            }
            return bothViews;
        }
    }

    private void leftToRead() {
        synchronized (Rt.internal(this)) {
            if (readers == 0) {
                throw new IllegalMonitorStateException();
            }
            readers--;
        }
    }

    private void leftToWrite() {
        synchronized (Rt.internal(this)) {
            if (!writing) {
                throw new IllegalMonitorStateException();
            }
            leaveWrite();
        }
    }

    private static final class ReadView implements Lock {
        private final StampedLock lock;

        ReadView(StampedLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.readLock();
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.readLockInterruptibly();
        }

        public boolean tryLock() {
            return lock.tryReadLock() != 0;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return lock.tryReadLock(time, unit) != 0;
        }

        public void unlock() {
            lock.leftToRead();
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class WriteView implements Lock {
        private final StampedLock lock;

        WriteView(StampedLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.writeLock();
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.writeLockInterruptibly();
        }

        public boolean tryLock() {
            return lock.tryWriteLock() != 0;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return lock.tryWriteLock(time, unit) != 0;
        }

        public void unlock() {
            lock.leftToWrite();
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class BothViews implements ReadWriteLock {
        private final StampedLock lock;

        BothViews(StampedLock lock) {
            this.lock = lock;
        }

        public Lock readLock() {
            return lock.asReadLock();
        }

        public Lock writeLock() {
            return lock.asWriteLock();
        }
    }
}
