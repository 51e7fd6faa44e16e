// expect: false(no-data-race)
// note: The stamp tells that the values may be wrong, but reading them is a race all the same, unless they are volatile.

import java.util.concurrent.locks.StampedLock;

public class LibStampedLockOptimistic {
    private static final StampedLock lock = new StampedLock();
    private static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = lock.writeLock();
            x = 1; //~ race with line 17
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int seen = x;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            seen = x;
            lock.unlockRead(stamp);
        }
        System.out.println(seen);
    }
}
