// expect: true
// tasks: 2
// note: Who is told that somebody waits for the condition signals after the wait has begun.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LibConditionWaiters {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition full = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                while (value == 0) {
                    full.awaitUninterruptibly();
                }
                assert value == 7;
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        value = 7;
        int n = lock.getWaitQueueLength(full);
        assert n <= 1;
        assert lock.hasWaiters(full) == (n == 1);
        if (n == 1) {
            full.signal();
        }
        lock.unlock();
        t.join();
    }
}
