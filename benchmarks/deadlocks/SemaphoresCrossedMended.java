// expect: true
// tasks: 3
// note: There is a permit for the first one.

import java.util.concurrent.Semaphore;

public class SemaphoresCrossedMended {
    static void pass(Semaphore first, Semaphore second) {
        first.acquireUninterruptibly();
        second.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore p = new Semaphore(1);
        Semaphore q = new Semaphore(0);
        Thread t = new Thread(() -> pass(p, q));
        Thread u = new Thread(() -> pass(q, p));
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
