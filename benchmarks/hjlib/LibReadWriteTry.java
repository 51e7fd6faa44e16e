// expect: true
// note: Who does not get the lock does without.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteTry {
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            if (lock.writeLock().tryLock()) {
                value++;
                lock.readLock().lock();
                lock.writeLock().unlock();
                assert value == 1;
                lock.readLock().unlock();
            }
        });
        writer.start();
        if (lock.readLock().tryLock()) {
            assert value == 0 || value == 1;
            lock.readLock().unlock();
        }
        writer.join();
        assert !lock.isWriteLocked() && lock.getReadLockCount() == 0;
    }
}
