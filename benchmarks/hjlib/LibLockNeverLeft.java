// expect: false(no-deadlock)
// note: An exception skips the unlock, so the lock is never free again.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockNeverLeft {
    static int[] a = new int[2];

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            try {
                lock.lock();
                a[2] = 1;
                lock.unlock();
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println("out of bounds");
            }
        });
        t.start();
        t.join();
        lock.lock(); //~ deadlock
        a[0] = 1;
        lock.unlock();
    }
}
