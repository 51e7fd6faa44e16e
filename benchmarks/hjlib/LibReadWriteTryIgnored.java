// expect: false(no-data-race)
// note: The result of tryLock is not looked at.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteTryIgnored {
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            value++; //~ race with line 18
            lock.writeLock().unlock();
        }).start();
        boolean got = lock.readLock().tryLock();
        System.out.println(got);
        System.out.println(value);
        if (got) {
            lock.readLock().unlock();
        }
    }
}
