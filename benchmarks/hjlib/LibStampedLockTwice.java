// expect: false(no-deadlock)
// note: The lock belongs to no thread: who has it and wants it again waits for ever.

import java.util.concurrent.locks.StampedLock;

public class LibStampedLockTwice {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        long first = lock.writeLock();
        long second = lock.readLock(); //~ deadlock
        lock.unlockRead(second);
        lock.unlockWrite(first);
    }
}
