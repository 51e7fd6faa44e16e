// expect: false(no-deadlock)
// note: The signal may come before anybody waits, and nothing is tested.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LibConditionLostSignal {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition ready = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            ready.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        ready.await(); //~ deadlock
        lock.unlock();
        t.join();
    }
}
