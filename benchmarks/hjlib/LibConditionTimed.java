// expect: true
// note: A wait for a limited time tells whether there was a signal.

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LibConditionTimed {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                ready = true;
                changed.signal();
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        try {
            boolean told = changed.await(10, TimeUnit.MILLISECONDS);
            assert !told || ready;
        } finally {
            lock.unlock();
        }
        t.join();
    }
}
