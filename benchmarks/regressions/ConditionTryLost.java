// expect: false(no-deadlock)
// note: the state of the lock is asked for, and nobody signals
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTryLost {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition go = lock.newCondition();
    static boolean told;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                while (!told) {
                    go.awaitUninterruptibly(); //~ deadlock
                }
            } finally {
                lock.unlock();
            }
        });
        t.start();
        if (lock.tryLock()) {
            told = true;
            lock.unlock();
        }
        t.join(); //~ deadlock
        assert !lock.isLocked();
    }
}
