// expect: false(no-deadlock)
// note: Two permits may be one.

import java.util.concurrent.locks.LockSupport;

public class LibParkTwice {
    public static void main(String[] args) throws InterruptedException {
        Thread parked = new Thread(() -> {
            LockSupport.park();
            LockSupport.park(); //~ deadlock
        });
        parked.start();
        LockSupport.unpark(parked);
        LockSupport.unpark(parked);
        parked.join(); //~ deadlock
    }
}
