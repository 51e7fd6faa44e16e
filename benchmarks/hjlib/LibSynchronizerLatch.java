// expect: true
// note: One signal lets all go on who wait for it.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class LibSynchronizerLatch {
    static class Latch extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() != 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Latch latch = new Latch();
        Thread[] readers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            readers[i] = new Thread(() -> {
                latch.acquireShared(1);
                assert data == 42;
            });
            readers[i].start();
        }
        data = 42;
        latch.releaseShared(1);
        for (Thread t : readers) {
            t.join();
        }
    }
}
