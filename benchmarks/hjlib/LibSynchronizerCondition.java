// expect: true
// note: A condition of a lock of the program's own.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

public class LibSynchronizerCondition {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (compareAndSetState(0, 1)) {
                setExclusiveOwnerThread(Thread.currentThread());
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int n) {
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }
    }

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        Condition changed = mutex.new ConditionObject();
        Thread a = new Thread(() -> {
            mutex.acquire(1);
            while (!ready) {
                changed.awaitUninterruptibly();
            }
            mutex.release(1);
        });
        a.start();
        mutex.acquire(1);
        ready = true;
        changed.signal();
        mutex.release(1);
        a.join();
    }
}
