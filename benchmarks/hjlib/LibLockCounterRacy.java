// expect: false(no-data-race)
// note: One thread leaves the lock before it writes.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockCounterRacy {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                count++; //~ race with line 23
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        int seen = count;
        lock.unlock();
        count = seen + 1;
        t.join();
    }
}
