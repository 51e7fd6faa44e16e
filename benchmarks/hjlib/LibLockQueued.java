// expect: true
// note: Who waits for a lock is counted, as long as it waits.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockQueued {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread a = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        a.start();
        assert lock.getQueueLength() <= 1;
        lock.unlock();
        a.join();
        assert !lock.hasQueuedThreads() && !lock.isLocked();
    }
}
