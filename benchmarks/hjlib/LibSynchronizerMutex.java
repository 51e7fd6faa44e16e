// expect: true
// note: A lock of the program's own, as the documentation of AbstractQueuedSynchronizer has it.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class LibSynchronizerMutex {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
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
            count++;
            mutex.release(1);
        };
        Thread a = new Thread(body);
        a.start();
        body.run();
        a.join();
        assert count == 2;
        assert !mutex.hasQueuedThreads();
    }
}
