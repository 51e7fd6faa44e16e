// expect: false(no-data-race)
// note: Two permits let both in.

import java.util.concurrent.Semaphore;

public class LibSemaphoreRacy {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Semaphore free = new Semaphore(2);
        Runnable body = () -> {
            free.acquireUninterruptibly();
            count++; //~ race with line 13
            free.release();
        };
        Thread t = new Thread(body);
        t.start();
        body.run();
        t.join();
    }
}
