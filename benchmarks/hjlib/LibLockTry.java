// expect: false(assertion)
// note: tryLock fails while the other thread holds the lock.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockTry {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
        });
        t.start();
        boolean got = lock.tryLock();
        if (got) {
            count++;
            lock.unlock();
        }
        t.join();
        assert count == 2; //~ assertion
    }
}
