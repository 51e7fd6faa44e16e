// expect: false(no-deadlock)
// tasks: 3
// note: Each thread waits for a permit that the other would release only after it has got one itself.

import java.util.concurrent.Semaphore;

public class SemaphoresCrossed {
    static void pass(Semaphore first, Semaphore second) {
        first.acquireUninterruptibly(); //~ deadlock
        second.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore p = new Semaphore(0);
        Semaphore q = new Semaphore(0);
        Thread t = new Thread(() -> pass(p, q));
        Thread u = new Thread(() -> pass(q, p));
        t.start();
        u.start();
        t.join(); //~ deadlock
        u.join();
    }
}
