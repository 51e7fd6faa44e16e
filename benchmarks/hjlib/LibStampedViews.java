// expect: true
// tasks: 3
// note: The views of a stamped lock exclude as the lock does.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class LibStampedViews {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Lock write = lock.asWriteLock();
        Thread[] writers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            writers[i] = new Thread(() -> {
                write.lock();
                value++;
                write.unlock();
            });
            writers[i].start();
        }
        lock.asReadWriteLock().readLock().lock();
        int seen = value;
        lock.asReadLock().unlock();
        for (Thread t : writers) {
            t.join();
        }
        assert seen <= 2 && value == 2;
    }
}
