// expect: false(no-data-race)
// note: After the downgrade others may read, too, so that it is too late to write.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteDowngradeRacy {
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int value;

    public static void main(final String[] args) throws InterruptedException {
        final Thread reader = new Thread(() -> {
            lock.readLock().lock();
            System.out.println(value); //~ race with line 21
            lock.readLock().unlock();
        });
        reader.start();
        lock.writeLock().lock();
        value = 1;
        lock.readLock().lock();
        lock.writeLock().unlock();
        value = 2; //~ race with line 13
        lock.readLock().unlock();
        reader.join();
    }
}
