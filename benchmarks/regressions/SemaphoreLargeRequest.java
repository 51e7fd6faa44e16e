// expect: false(no-deadlock)
// note: Of those who wait for permits only the first goes on: if it wants two, who wants one waits although there is one.

import java.util.concurrent.Semaphore;

public class SemaphoreLargeRequest {
    public static void main(final String[] args) throws Exception {
        final Semaphore semaphore = new Semaphore(0);
        final Thread large = new Thread(() -> semaphore.acquireUninterruptibly(2)); //~ deadlock
        final Thread small = new Thread(() -> semaphore.acquireUninterruptibly()); //~ deadlock
        large.setDaemon(true);
        large.start();
        small.start();
        semaphore.release();
        small.join(); //~ deadlock
    }
}
