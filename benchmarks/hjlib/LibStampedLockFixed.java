// expect: true
// note: One who only looks is told by the stamp whether to look again.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;

public class LibStampedLockFixed {
    private static final StampedLock lock = new StampedLock();
    private static int x;
    private static int y;

    private static void move() {
        long stamp = lock.writeLock();
        try {
            x++;
            y--;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    private static int sum() {
        long stamp = lock.readLock();
        try {
            return x + y;
        } finally {
            lock.unlock(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(LibStampedLockFixed::move);
        Thread b = new Thread(() -> {
            assert sum() == 0;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        long stamp = lock.tryOptimisticRead();
        int both = x + y;
        assert lock.validate(stamp) && both == 0;
    }
}
