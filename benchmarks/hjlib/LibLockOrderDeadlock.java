// expect: false(no-deadlock)
// note: Two threads take two locks in different orders.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LibLockOrderDeadlock {
    static int total;

    public static void main(String[] args) throws InterruptedException {
        Lock a = new ReentrantLock();
        Lock b = new ReentrantLock();
        Thread t = new Thread(() -> {
            b.lock();
            a.lock(); //~ deadlock
            total++;
            a.unlock();
            b.unlock();
        });
        t.start();
        a.lock();
        b.lock(); //~ deadlock
        total++;
        b.unlock();
        a.unlock();
        t.join();
    }
}
