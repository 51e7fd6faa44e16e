// expect: false(assertion)
// note: That a thread has been started does not say that it waits already.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockQueuedEarly {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread a = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        a.start();
        boolean waits = lock.hasQueuedThreads();
        lock.unlock();
        a.join();
        assert waits; //~ assertion
    }
}
