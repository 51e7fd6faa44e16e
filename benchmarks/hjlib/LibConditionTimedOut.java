// expect: false(assertion)
// note: The time may run out before the signal comes.

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LibConditionTimedOut {
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
            assert told; //~ assertion
        } finally {
            lock.unlock();
        }
        t.join();
    }
}
