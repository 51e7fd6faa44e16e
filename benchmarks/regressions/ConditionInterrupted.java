// expect: true
// note: A signal reaches one who is not interrupted.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionInterrupted {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition READY = LOCK.newCondition();
    private static boolean ready;

    private static void await() {
        LOCK.lock();
        try {
            while (!ready) {
                READY.await();
            }
        } catch (InterruptedException e) {
            assert LOCK.isHeldByCurrentThread();
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread a = new Thread(ConditionInterrupted::await);
        final Thread b = new Thread(ConditionInterrupted::await);
        a.start();
        b.start();
        a.interrupt();
        LOCK.lock();
        ready = true;
        READY.signal();
        LOCK.unlock();
        a.join();
        LOCK.lock();
        READY.signal();
        LOCK.unlock();
        b.join();
    }
}
