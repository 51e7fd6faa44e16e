// expect: true
// note: Every access lies between lock and unlock.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockCounterFixed {
    static int count;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 2; k++) {
                    lock.lock();
                    try {
                        count++;
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert count == 6;
        System.out.println(count);
    }
}
