// expect: true
// note: A deadlock of two locks is broken by interrupting one of the threads.

import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyMended {
    private static void both(final ReentrantLock first, final ReentrantLock second) {
        try {
            first.lockInterruptibly();
            try {
                second.lockInterruptibly();
                second.unlock();
            } finally {
                first.unlock();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
        t.join();
        u.join();
        assert !a.isLocked() && !b.isLocked();
    }
}
