// expect: true
// note: who waits for a condition does not hold its lock, however it waits: nobody else can fail to get it
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTry {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition go = lock.newCondition();
    static boolean waits;
    static boolean told;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                while (!told) {
                    go.awaitUninterruptibly();
                }
                assert lock.getHoldCount() == 1;
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        boolean found = waits;
        lock.unlock();
        if (found) {
            assert lock.tryLock() : "it waits, and has given the lock back";
            told = true;
            go.signal();
            assert lock.isHeldByCurrentThread();
            lock.unlock();
        } else {
            lock.lock();
            told = true;
            go.signal();
            lock.unlock();
        }
        t.join();
        assert !lock.isLocked();
    }
}
