// expect: true
// note: The condition is tested under the lock, so a signal that comes early is not lost.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LibConditionFixed {
    static boolean ready;
    static int item;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            item = 7;
            ready = true;
            changed.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        while (!ready) {
            changed.await();
        }
        lock.unlock();
        assert item == 7;
        t.join();
    }
}
