// expect: true
// note: There are enough permits for both, one after the other.

import java.util.concurrent.Semaphore;

public class SemaphoreLargeRequestServed {
    public static void main(final String[] args) throws Exception {
        final Semaphore semaphore = new Semaphore(0);
        final Thread large = new Thread(() -> {
            semaphore.acquireUninterruptibly(2);
            semaphore.release(2);
        });
        final Thread small = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            semaphore.release();
        });
        large.start();
        small.start();
        semaphore.release(2);
        large.join();
        small.join();
        assert semaphore.availablePermits() == 2;
    }
}
