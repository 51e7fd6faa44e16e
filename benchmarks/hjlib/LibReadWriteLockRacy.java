// expect: false(no-data-race)
// note: Two that write as readers.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteLockRacy {
    static int hits;

    public static void main(String[] args) throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        Runnable body = () -> {
            lock.readLock().lock();
            hits++; //~ race with line 14
            lock.readLock().unlock();
        };
        Thread t = new Thread(body);
        t.start();
        body.run();
        t.join();
    }
}
