// expect: unknown(unwinding)
// note: Where stop is set first, the loop turns for ever, but takes and gives back the lock in each turn.

import java.util.concurrent.locks.ReentrantLock;

public class PollByTryLock {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean go, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!stop) {
                go = true;
            }
        }).start();
        stop = true;
        boolean done = false;
        while (!done) {
            if (lock.tryLock()) {
                try {
                    done = go;
                } finally {
                    lock.unlock();
                }
            }
        }
    }
}
