// expect: false(no-data-race)
// note: The state is looked at and set in two steps: two threads may find that the lock is free.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class LibSynchronizerMutexRacy {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (getState() != 0) {
                return false;
            }
            setState(1);
            return true;
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        Runnable body = () -> {
            mutex.acquire(1);
            count++; //~ race with line 30
            mutex.release(1);
        };
        Thread a = new Thread(body);
        a.start();
        body.run();
        a.join();
    }
}
