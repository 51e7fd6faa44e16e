// expect: false(no-deadlock)
// note: What tryRelease says decides whether anybody is told; that the state would let it go on is not enough.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class LibSynchronizerNobodyTold {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        mutex.acquire(1);
        Thread a = new Thread(() -> {
            mutex.acquire(1); //~ deadlock
            mutex.release(1);
        });
        a.start();
        mutex.release(1);
        a.join(); //~ deadlock
    }
}
