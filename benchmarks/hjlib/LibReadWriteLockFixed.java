// expect: true
// note: Readers together, writers alone.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteLockFixed {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread[] all = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            all[i] = new Thread(() -> {
                if (k < 2) {
                    lock.readLock().lock();
                    try {
                        System.out.println(value);
                    } finally {
                        lock.readLock().unlock();
                    }
                } else {
                    lock.writeLock().lock();
                    try {
                        value++;
                    } finally {
                        lock.writeLock().unlock();
                    }
                }
            });
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        assert value == 2;
    }
}
