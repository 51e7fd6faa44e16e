// expect: true
// note: A semaphore with one permit as a lock.

import java.util.concurrent.Semaphore;

public class LibSemaphoreFixed {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Semaphore free = new Semaphore(1);
        Runnable body = () -> {
            free.acquireUninterruptibly();
            count++;
            free.release();
        };
        Thread t = new Thread(body);
        t.start();
        body.run();
        t.join();
        assert count == 2;
    }
}
