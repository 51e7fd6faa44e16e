// expect: false(assertion)
// note: Who tries to read for a while may stand behind a writer until the time is over, though the lock is only read.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadTriesInLine {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch tried = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            try {
                boolean got = lock.readLock().tryLock(10, TimeUnit.MILLISECONDS);
                tried.countDown();
                assert got; //~ assertion
                lock.readLock().unlock();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        writer.start();
        reader.start();
        tried.await();
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}
