// expect: false(no-data-race)
// tasks: 2
// note: Two readers do not exclude each other.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class LibStampedViewsRacy {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Lock write = lock.asReadLock();
        Thread writer = new Thread(() -> {
            write.lock();
            value++; //~ race with line 20
            write.unlock();
        });
        writer.start();
        lock.asReadWriteLock().readLock().lock();
        int seen = value;
        lock.asReadLock().unlock();
        writer.join();
        assert seen <= 1 && value == 1;
    }
}
