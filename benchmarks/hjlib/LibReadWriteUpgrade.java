// expect: false(no-deadlock)
// note: Who reads cannot become a writer.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteUpgrade {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock(); //~ deadlock
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }
}
