// expect: false(assertion)
// note: Between writing and reading the lock is free, and the other thread may write.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteDowngradeEarly {
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int owner;

    static void use(final int me) {
        lock.writeLock().lock();
        owner = me;
        lock.writeLock().unlock();
        lock.readLock().lock();
        try {
            assert owner == me; //~ assertion
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread other = new Thread(() -> use(1));
        other.start();
        use(2);
        other.join();
    }
}
