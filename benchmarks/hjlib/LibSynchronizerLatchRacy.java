// expect: false(no-data-race)
// note: What comes after the signal is not ordered before who waits for it.

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class LibSynchronizerLatchRacy {
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
        Thread reader = new Thread(() -> {
            latch.acquireShared(1);
            System.out.println(data); //~ race with line 30
        });
        reader.start();
        latch.releaseShared(1);
        data = 42; //~ race with line 26
        reader.join();
    }
}
