// expect: false(assertion)
// note: Who asks for a lock that is free gets it before one that has waited for it, unless the lock is fair.
import java.util.concurrent.locks.ReentrantLock;

public class LibUnfairLockIsTakenAgain {
    static String order = "";

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread a = new Thread(() -> {
            lock.lock();
            order += "a";
            lock.unlock();
        });
        a.start();
        while (!lock.hasQueuedThreads()) {
            Thread.yield();
        }
        lock.unlock();
        lock.lock();
        order += "m";
        lock.unlock();
        a.join();
        assert order.equals("am"); //~ assertion
    }
}
