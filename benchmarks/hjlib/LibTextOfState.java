// expect: true
// note: What synchronizers say of themselves changes with them.

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class LibTextOfState {
    public static void main(String[] args) throws InterruptedException {
        Semaphore free = new Semaphore(2);
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            free.acquireUninterruptibly();
            if (lock.tryLock()) {
                lock.unlock();
            }
        });
        t.start();
        t.join();
        assert free.toString().endsWith("[Permits = 1]");
        assert lock.toString().endsWith("[Unlocked]");
    }
}
