// expect: true
// tasks: 2
// note: Who waits for the lock is counted until it has it.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadWriteQueue {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.writeLock().lock();
        Thread t = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        });
        t.start();
        int n = lock.getQueueLength();
        assert n == 0 || n == 1;
        while (!lock.hasQueuedThreads()) {
        }
        lock.writeLock().unlock();
        t.join();
        assert lock.getQueueLength() == 0;
    }
}
