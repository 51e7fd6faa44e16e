// expect: false(no-deadlock)
// note: Nobody looks at what is waited for: the signal may come before the wait.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

public class LibSynchronizerSignalLost {
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
            if (args.length == 0) {
                changed.awaitUninterruptibly(); //~ deadlock
            }
            mutex.release(1);
        });
        a.start();
        mutex.acquire(1);
        ready = true;
        changed.signal();
        mutex.release(1);
        a.join(); //~ deadlock
    }
}
