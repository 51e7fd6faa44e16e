// expect: false(no-deadlock)
// note: A reader goes behind a writer that waits, and the writer waits for who waits for the reader.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadBehindWriter {
    public static void main(String[] args) throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch read = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock(); //~ deadlock
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock(); //~ deadlock
            read.countDown();
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        read.await(); //~ deadlock
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}
