// expect: false(exception)
// note: Only who holds a lock may leave it.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockNotHeld {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.unlock(); //~ exception: IllegalMonitorStateException
        });
        t.start();
        t.join();
        lock.unlock();
    }
}
