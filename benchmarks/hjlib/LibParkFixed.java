// expect: true
// note: A permit that comes before the thread parks is kept for it.

import java.util.concurrent.locks.LockSupport;

public class LibParkFixed {
    private static int value;
    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            while (!ready) {
                LockSupport.park();
            }
            assert value == 7;
        });
        reader.start();
        value = 7;
        ready = true;
        LockSupport.unpark(reader);
        reader.join();
    }
}
