// expect: true
// note: Who is parked goes on when it is interrupted, with its flag left set.

import java.util.concurrent.locks.LockSupport;

public class ParkInterrupted {
    public static void main(final String[] args) throws InterruptedException {
        final Thread parked = new Thread(() -> {
            LockSupport.park();
            assert Thread.interrupted();
            assert !Thread.interrupted();
        });
        parked.start();
        parked.interrupt();
        parked.join();
    }
}
