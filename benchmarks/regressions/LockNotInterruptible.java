// expect: false(no-deadlock)
// note: lock() is not ended by an interrupt.

import java.util.concurrent.locks.ReentrantLock;

public class LockNotInterruptible {
    private static void both(final ReentrantLock first, final ReentrantLock second) {
        first.lock();
        try {
            second.lock(); //~ deadlock
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final ReentrantLock a = new ReentrantLock();
        final ReentrantLock b = new ReentrantLock();
        final Thread t = new Thread(() -> both(a, b));
        final Thread u = new Thread(() -> both(b, a));
        t.start();
        u.start();
        t.interrupt();
        t.join(); //~ deadlock
        u.join();
    }
}
