// expect: false(no-deadlock)
// note: Who does not want to be interrupted waits for a signal that never comes.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class UninterruptibleAwait {
    public static void main(final String[] args) throws InterruptedException {
        final ReentrantLock lock = new ReentrantLock();
        final Condition never = lock.newCondition();
        final Thread waits = new Thread(() -> {
            lock.lock();
            try {
                never.awaitUninterruptibly(); //~ deadlock
            } finally {
                lock.unlock();
            }
        });
        waits.start();
        waits.interrupt();
        waits.join(); //~ deadlock
    }
}
