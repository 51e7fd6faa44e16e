// expect: false(no-deadlock)
// note: After the downgrade the task only reads, and who reads and wants to write waits for itself.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteDowngradeThenWrite {
    private static int value;

    public static void main(final String[] args) {
        final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.writeLock().lock();
        value = 1;
        lock.readLock().lock();
        lock.writeLock().unlock();
        lock.writeLock().lock(); //~ deadlock
        value = 2;
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }
}
