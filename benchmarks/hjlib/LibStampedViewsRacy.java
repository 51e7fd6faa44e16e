// expect: false(no-data-race)
// tasks: 3
// note: Two readers do not exclude each other.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class LibStampedViewsRacy {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Lock write = lock.asReadLock();
        Thread[] writers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            writers[i] = new Thread(() -> {
                write.lock();
                value++; //~ race with line 17 //~ race with line 23
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
