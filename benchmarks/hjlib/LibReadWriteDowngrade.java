// expect: true
// note: Who writes begins to read before it lets go of writing: nobody can write in between, and others may read with it.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteDowngrade {
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int data;
    private static boolean valid;

    static int cached() {
        lock.readLock().lock();
        if (!valid) {
            lock.readLock().unlock();
            lock.writeLock().lock();
            try {
                if (!valid) {
                    data++;
                    valid = true;
                }
                lock.readLock().lock();
            } finally {
                lock.writeLock().unlock();
            }
        }
        try {
            return data;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread other = new Thread(() -> {
            assert cached() == 1;
        });
        other.start();
        assert cached() == 1;
        other.join();
        lock.writeLock().lock();
        valid = false;
        lock.writeLock().unlock();
        assert cached() == 2;
    }
}
